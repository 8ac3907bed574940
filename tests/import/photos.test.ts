import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { importCommand } from '../../server/import/importCommand.ts'
import { callCommand } from '../support/servers/command.ts'
import { fixture } from '../support/files/fixtures.ts'
import { addSender, openLink, sendPhotos } from '../support/guests/sendByLink.ts'
import { writeFolder, openImportWorld, photo, withDate, writeZipFile } from '../support/files/photoImport.ts'

const world = await openImportWorld()

describe('A folder of a phone', () => {
  test('is added to the gallery by date taken, including videos; a Live Photo without its moving part', async () => {
    const folder = await writeFolder({
      'IMG_0003.jpg': await photo(withDate('2011:05:04 10:00:00')),
      'IMG_0003.MOV': fixture('video/phone-like.mov').bytes,
      'IMG_20190101_120000.jpg': await photo(),
      'Grandfather at the lake.jpg': await photo(withDate('1999:05:06 10:00:00')),
      'VID_20210101_120000.mp4': fixture('video/h264-aac.mp4').bytes,
      'IMG_0003.AAE': 'edits',
      '.DS_Store': 'system',
    })
    const { addedCount, skipped, rejected } = await world.importFrom(folder)
    assert.deepEqual([addedCount, rejected], [4, []])
    assert.deepEqual(skipped, [{ path: 'IMG_0003.MOV', reason: 'it is the moving part of a Live Photo' }])
    assert.deepEqual(await world.gallery(), [
      ['Grandfather at the lake', null],
      [null, null],
      [null, null],
      [null, null],
    ])
    const rows = await world.context.db.selectFrom('media').select('taken_at').orderBy('position').execute()
    assert.deepEqual(
      rows.map(({ taken_at }) => taken_at),
      ['1999-05-06T10:00:00', '2011-05-04T10:00:00', '2019-01-01T12:00:00', '2021-01-01T12:00:00'],
    )
  })

  test('brings the original if its edited version is damaged', async () => {
    const folder = await writeFolder({
      'IMG_0001.jpg': await photo(),
      'IMG_0001-edited.jpg': (await photo()).subarray(0, 200),
    })
    const { addedCount, skipped, rejected } = await world.importFrom(folder)
    assert.deepEqual([addedCount, skipped], [1, []])
    assert.match(rejected[0]?.path ?? '', /edited/)
    assert.equal((await world.importFrom(folder)).addedCount, 0, 'once')
  })

  test('brings both photographs of one number if they are of another moment, or a screenshot and a photograph', async () => {
    const folder = await writeFolder({
      'IMG_0001.jpg': await photo(withDate('2020:01:02 10:00:00')),
      'IMG_E0001.jpg': await photo(withDate('2021:01:02 10:00:00')),
      'IMG_0008.PNG': await photo((image) => image.resize(40, 80)),
      'IMG_E0008.JPG': await photo(withDate('2020:01:03 10:00:00')),
      'IMG_0009.jpg': await photo(),
      'IMG_E0009.jpg': await photo((image) => image.rotate(90)),
    })
    const { addedCount, skipped } = await world.importFrom(folder)
    assert.deepEqual([addedCount, skipped.map(({ path: name }) => name)], [5, ['IMG_0009.jpg']])
  })

  test('that is imported again adds only new photographs, at the end', async () => {
    const folder = await writeFolder({ 'a lake.jpg': await photo(), 'copy.jpg': '' })
    await writeFile(path.join(folder, 'copy.jpg'), await readFile(path.join(folder, 'a lake.jpg')))
    const first = await world.importFrom(folder)
    assert.deepEqual(first.duplicates, [{ path: 'copy.jpg', reason: 'it is the same as a lake.jpg' }])
    await writeFile(path.join(folder, 'bees.jpg'), await photo())
    const second = await world.importFrom(folder)
    assert.equal(second.addedCount, 1)
    const known = 'it is in the gallery already, as “a lake”'
    const reasons = second.duplicates.map(({ reason }) => reason)
    assert.deepEqual(reasons, [known, known])
    const titles = (await world.gallery()).map(([title]) => title)
    assert.deepEqual(titles, ['a lake', 'bees'])
  })

  test('comes in although a guest has sent the same photograph, which still waits for the family', async () => {
    const guest = await addSender(world.visitor, await openLink(world.admin))
    await sendPhotos(world.visitor, guest, 'Lake.jpg')
    const folder = await writeFolder({ 'a lake.jpg': fixture('photos/small-bee.jpg').bytes })
    const { addedCount, duplicates } = await world.importFrom(folder)
    assert.deepEqual([addedCount, duplicates], [1, []])
    assert.deepEqual(await world.gallery(), [['a lake', null]])
    assert.equal((await world.admin.call('GET /api/sent/count')).body.count, 1)
  })

  test('is imported without the files that cannot be used, which are named', async () => {
    const folder = await writeFolder({
      'a letter.txt': 'Dear all',
      'broken.jpg': (await photo()).subarray(0, 200),
      'empty.jpg': '',
      'good.jpg': await photo(),
      'takeout-001.zip': 'photographs',
    })
    const { addedCount: added, rejected } = await world.importFrom(folder)
    assert.equal(added, 1)
    const [zip, ...others] = rejected.toSorted((a, b) => b.path.localeCompare(a.path))
    assert.equal(zip?.reason, 'it is a ZIP file: give its own name after npm run import --')
    assert.deepEqual(others.map(({ path }) => path).sort(), ['a letter.txt', 'broken.jpg', 'empty.jpg'])
    for (const { reason } of others) assert.match(reason, /not a kind of file|damaged or incomplete|is empty/)
  })
})

describe('A ZIP file', () => {
  test('that is not really one is refused in one line', async () => {
    for (const content of ['', '<html>Please log in</html>'])
      await assert.rejects(
        world.importFrom(path.join(await writeFolder({ 'takeout.zip': content }), 'takeout.zip')),
        /takeout\.zip cannot be read as a ZIP file: it is damaged or cut off/,
      )
    await assert.rejects(world.importFrom('/nowhere/at/all'), /There is nothing at/)
  })

  test('made to fill the disk is named and not unpacked', async () => {
    const zip = await writeZipFile({ 'bomb.jpg': deflateRawSync(Buffer.alloc(50 * 1024 ** 2)) })
    await claimDeflated(zip, 50 * 1024 ** 2)
    const { rejected } = await world.importFrom(zip)
    assert.deepEqual(rejected, [
      {
        path: 'bomb.jpg',
        reason:
          'it would unpack to more than a hundred times its size. If you know that it is harmless, unpack it, and give the name of that folder',
      },
    ])
  })

  test('with a damaged photograph is imported without it', async () => {
    const [bad, good] = [await photo(), await photo()]
    const zip = await writeZipFile({ 'bad.jpg': bad, 'good.jpg': good })
    const bytes = await readFile(zip)
    for (const damage of [
      () => bytes.writeUInt8(bytes.readUInt8(200) ^ 1, 200),
      () => bytes.write('XX', 0),
    ]) {
      damage()
      await writeFile(zip, bytes)
      const { rejected } = await world.importFrom(zip)
      assert.deepEqual(rejected, [{ path: 'bad.jpg', reason: 'it is damaged inside the ZIP file' }])
    }
    assert.equal((await world.gallery()).length, 1)
  })

  test('as Windows packs large files is refused with plain advice', async () => {
    const zip = await writeZipFile({ 'large.jpg': await photo() })
    const bytes = await readFile(zip)
    // method 9 is Deflate64
    bytes.writeUInt16LE(9, bytes.indexOf('PK\x01\x02') + 10)
    await writeFile(zip, bytes)
    const [rejected] = (await world.importFrom(zip)).rejected
    assert.match(rejected?.reason ?? '', /unpack the ZIP file, and import its folder/)
  })
})

describe('npm run import', () => {
  const run = async (place: string, dataDir?: string) => {
    const environment = { DATA_DIR: dataDir ?? (await writeFolder({})) }
    return callCommand(importCommand, [place], environment)
  }

  test('reports its progress, and its exit code says whether all went in', async () => {
    const dataDir = await writeFolder({})
    const good = await run(await writeFolder({ 'a.jpg': await photo() }), dataDir)
    assert.equal(good.code, 0, good.output)
    assert.match(good.output, /Added 1\. Already there 0/)
    assert.match(good.output, /Looked at 1 of 1/)
    const folder = await writeFolder({
      'b.jpg': await photo(),
      'letter.txt': 'Dear all',
      '.d.jpg.icloud': '',
      '.e.jpg.icloud': '',
    })
    const { code, output } = await run(folder, dataDir)
    assert.equal(code, 2)
    assert.match(output, /Rejected: letter\.txt: “letter\.txt” is not a kind of file/)
    assert.match(
      output,
      /^Rejected, 2 files: it is only a placeholder\n {2}\.d\.jpg\.icloud: .*\n {2}\.e\.jpg\.icloud/m,
    )
    assert.equal((await run('/nowhere', dataDir)).code, 1)
  })

  test('counts the files that it leaves out, in a sentence for each kind, and succeeds', async () => {
    const lake = 'Takeout/Google Photos/Lake/IMG_0001.jpg'
    const json = { title: 'IMG_0001.jpg', description: '', photoTakenTime: { timestamp: '980000000' } }
    const { code, output } = await run(
      await writeFolder({
        [lake]: await photo(),
        [`${lake}.supplemental-metadata.json`]: JSON.stringify(json),
        'Takeout/Contacts/picture.jpg': await photo(),
        'Takeout/Drive/picture.jpg': await photo(),
        'Takeout/Mail/All mail.mbox': 'From: Ruth',
        'Ruth.photoslibrary/database/Photos.sqlite': 'no database',
        'DCIM/MVI_1.MP4': fixture('video/h264-aac.mp4').bytes,
        'DCIM/MVI_1.THM': await photo(),
        'your_facebook_activity/messages/inbox/anna_1/photos/1.jpg': await photo(),
        'your_facebook_activity/messages/inbox/anna_1/photos/2.jpg': await photo(),
        'your_facebook_activity/groups/3.jpg': await photo(),
        'DCIM/hidden/.nomedia': '',
        'DCIM/hidden/4.jpg': await photo(),
      }),
    )
    assert.equal(code, 0, output)
    const way =
      'to import some of them, copy these into a folder of their own, and import that\\. For example'
    for (const sentence of [
      /^2 pictures and videos from other parts of the Google export were left out: only Google Photos is imported\. For example Takeout\/(Contacts|Drive)\/picture\.jpg$/m,
      /^1 small picture that a camera puts next to what it takes was left out\./m,
      new RegExp(
        `^2 photographs and videos from messages were left out: ${way} your_facebook_activity/mess`,
        'm',
      ),
      new RegExp(
        `^1 photograph or video of Facebook or Instagram that was not posted was left out: ${way}`,
        'm',
      ),
      new RegExp(
        `^1 picture in a folder that a phone or a program has hidden was left out: ${way} DCIM/h`,
        'm',
      ),
      /^Ruth\.photoslibrary\/database\/Photos\.sqlite cannot be read, so .* Please look through/m,
      /^Added 2\. Already there 0, not needed 0, left out 7, rejected 0\.$/m,
    ])
      assert.match(output, sentence)
  })

  test('only lists, with --list, what would come in and what would not, while a server runs', async () => {
    const dataDir = path.join(await writeFolder({}), 'none')
    const lake = await photo(withDate('1999:05:06 10:00:00'))
    const folder = await writeFolder({
      'Grandfather at the lake.jpg': lake,
      ...Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`copy ${index}.jpg`, lake])),
      'IMG_0001.jpg': await photo(),
      'IMG_0001-edited.jpg': await photo(),
      'cut.png': fixture('colours/png-adobe-rgb-by-exif-r03-only.png').bytes.subarray(0, 200),
      'letter.txt': 'Dear all',
      '#recycle/old.jpg': await photo(),
      'messages/inbox/anna_1/photos/1.jpg': await photo(),
      'messages/inbox/anna_1/photos/2.jpg': await photo(),
      'messages/inbox/bob_2/photos/1.jpg': await photo(),
    })
    const { code, output } = await callCommand(importCommand, ['--list', folder], { DATA_DIR: dataDir })
    assert.equal(code, 2, output)
    for (const line of [
      /^Grandfather at the lake\.jpg: “Grandfather at the lake”, May 6, 1999, 10:00 AM\nIMG_0001-edited\.jpg: no title, no date\nNot/m,
      /^Not needed: IMG_0001\.jpg: its edited version is there/m,
      /^ {2}copy 59\.jpg: it is the same as Grandfather/m,
      /^Rejected: cut\.png: “cut\.png” is damaged or incomplete/m,
      /^Rejected: letter\.txt: “letter\.txt” is not a kind of file/m,
      /^1 picture that had been deleted was left out\.\n {2}#recycle\/old\.jpg$/m,
      /^3 photographs and videos from messages .*\n( {2}messages\/inbox\/(anna_1\/photos: 2|bob_2\/photos\/1\.jpg)\n){2}/m,
      /^Would add 2, .* Already there 60, not needed 1, left out 4, rejected 2\. Nothing was changed\.$/m,
    ])
      assert.match(output, line)
    assert.equal(existsSync(dataDir), false)
  })

  test('says when an export of Google has no Google Photos, and makes no memorial', async () => {
    const folder = await writeFolder({
      'Takeout/Drive/bill.jpg': await photo(),
      'Takeout/Kontakte/Anna.jpg': await photo(),
    })
    for (const place of [folder, path.join(folder, 'Takeout')]) {
      const { code, output } = await run(place)
      assert.equal(code, 1, output)
      assert.match(output, /^2 pictures and videos from other parts of the Google export were left out/m)
      assert.match(output, /there is no Google Photos in .*choose Google Photos there/)
    }
  })

  test('says when there is nothing but messages, and makes no memorial', async () => {
    const chat = await writeFolder({
      'WhatsApp Chat with Anna/_chat.txt': '[12/03/2021, 14:05:06] Anna: Hello',
      'WhatsApp Chat with Anna/00000012-PHOTO-2021-03-12-14-05-06.jpg': await photo(),
    })
    const dataDir = path.join(await writeFolder({}), 'none')
    const { code, output } = await run(chat, dataDir)
    assert.equal(code, 1, output)
    assert.match(output, /^1 photograph or video from messages was left out/m)
    assert.match(output, /^Cannot import: There are no other photographs or videos in \S+\.$/im)
    assert.equal(existsSync(dataDir), false)
  })
})

/** Makes the one stored entry of a ZIP file a deflated one that claims to unpack to `size` bytes. */
async function claimDeflated(zip: string, size: number) {
  const bytes = await readFile(zip)
  const directory = bytes.indexOf('PK\x01\x02')
  bytes.writeUInt16LE(8, 8)
  bytes.writeUInt16LE(8, directory + 10)
  bytes.writeUInt32LE(size, 22)
  bytes.writeUInt32LE(size, directory + 24)
  await writeFile(zip, bytes)
}
