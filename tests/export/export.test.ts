import assert from 'node:assert/strict'
import { anyPerson } from '../../domain/person/person.ts'
import { english, inLanguage } from '../../languages/inLanguage.ts'
import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, test } from 'node:test'
import { pino } from 'pino'
import type { Settings } from '../../contract/memorial/settings.ts'
import { readStoredSettings, writeSetting } from '../../server/memorial/storedSettings.ts'
import { change } from '../../server/platform/database/change.ts'
import { closeContext, openContext } from '../../server/memorial/openContext.ts'
import { parseConfig } from '../../server/base/config/config.ts'
import { openCopyFolder } from '../../server/outputs/export/openCopyFolder.ts'
import { parseChecksums } from '../../server/outputs/export/checksums.ts'
import { type CopyReport, type OpenTarget, writeCopy } from '../../server/outputs/export/writeCopy.ts'
import { newId } from '../../server/base/ids/newId.ts'
import { createZipFile } from '../../server/platform/zip/zipFile.ts'
import { lockDataDir } from '../../server/base/process/lock.ts'
import { describeSystemError } from '../../server/base/errors/describeSystemError.ts'
import { inFolder, newSqliteFolder } from '../support/world/backends.ts'
import { builtPages } from '../support/pages/builtPages.ts'
import { environmentOf } from '../support/world/environment.ts'
import { exportCopy } from '../support/pages/exportCopy.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const memorial = await newSqliteFolder('sampleLife')
/** a fixed time: a copy names the day on which it was made */
const now = Date.now()
const context = await openContext(
  parseConfig(environmentOf(memorial)),
  pino({ level: 'silent' }),
  () => now,
  builtPages(),
)
after(() => closeContext(context))

/** Makes a copy, and stops once `stopAfter` files are written. */
function makeCopy(openTarget: OpenTarget, stopAfter = Number.POSITIVE_INFINITY): Promise<CopyReport> {
  const stopping = new AbortController()
  return writeCopy(context, openTarget, {
    size: 'small',
    book: null,
    signal: stopping.signal,
    onProgress: (done) => {
      if (done >= stopAfter) stopping.abort()
    },
  })
}

const isFull = (error: unknown) => /no room left on the disk/.test(describeSystemError(error) ?? '')

/** Writes like a disk that has room for only this many files. */
const onDiskWithSpaceFor =
  (files: number, openTarget: OpenTarget): OpenTarget =>
  async (paths) => {
    let remainingFiles = files
    const target = await openTarget(paths)
    const full = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
    return { ...target, add: (name, source) => (remainingFiles-- > 0 ? target.add(name, source) : full()) }
  }

const toFolder =
  (folder: string): OpenTarget =>
  (paths) =>
    openCopyFolder(context.fileWorkers, folder, paths, english.copy)

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** The folder of a copy that is made again as the memorial changes. */
const copy = temporaryFolder()
const first = await makeCopy(toFolder(copy))

test('an empty memorial’s copy asks nobody to come back, and has all drawings', async () => {
  const folder = temporaryFolder()
  const { code, output } = await exportCopy(await newSqliteFolder('nothing'), folder)
  assert.equal(code, 0, output)
  const readPage = (name: string) => readFile(path.join(folder, name), 'utf8')
  const services = await readPage('services.html')
  assert.match(services, /<p>When this copy of the memorial was made, it named no services\.<\/p>/)
  assert.doesNotMatch(services, /Please check back|Coming Soon/)
  assert.match(
    await readPage('memories.html'),
    /<p>When this copy was made, no memories had been shared\.<\/p>/,
  )
  assert.match(await readPage('index.html'), />Where we said goodbye</)
  const drawings = (await filesIn(folder)).filter((name) => name.includes('service-'))
  assert.deepEqual(
    drawings.map((name) => path.basename(name)),
    ['service-ashes.svg', 'service-celebration.svg', 'service-church.svg', 'service-memorial.svg'],
  )
})

test('a second copy in the same folder writes only changed files, and names a video and a song that cannot be played', async () => {
  assert.equal(first.written, first.files)
  const row = await context.db
    .selectFrom('media')
    .selectAll()
    .where('position', '=', 0)
    .executeTakeFirstOrThrow()
  const reel = { ...row, id: newId(), title: 'Reel', problem: 'not_playable' as const, public_key: null }
  await context.db.insertInto('media').values(reel).execute()
  const song = await context.db.selectFrom('music').selectAll().limit(1).executeTakeFirstOrThrow()
  const lost = { ...song, id: newId(), title: 'Lost', song_name: 'original', public_key: newId() }
  await context.db.insertInto('music').values(lost).execute()
  const { written, unplayable } = await makeCopy(toFolder(copy))
  assert.deepEqual([written, unplayable], [0, ['Reel', 'Lost']])
  await context.db.deleteFrom('music').where('id', '=', lost.id).execute()
  await context.db.deleteFrom('media').where('id', '=', reel.id).execute()

  await context.db
    .updateTable('media')
    .set({ description: 'Seen in 1961.' })
    .where('position', '=', 0)
    .execute()
  const changed = await makeCopy(toFolder(copy))
  assert.ok(changed.written > 0 && changed.written < 8, `${changed.written} files were written`)
  assert.match(await readFile(path.join(copy, 'memorial.json'), 'utf8'), /Seen in 1961\./)
})

test('the next copy writes again what is missing in the folder, or was cut short there', async () => {
  const [cut = '', gone = ''] = (await filesIn(copy))
    .filter((name) => name.startsWith('photos/'))
    .map((name) => path.join(copy, name))
  const { size } = await stat(cut)
  await truncate(cut, size - 1)
  await rm(gone)
  await makeCopy(toFolder(copy))
  assert.equal((await stat(cut)).size, size)
  assert.ok((await stat(gone)).isFile())
})

test('the page and memorial.json contain the family’s answer to a memory', async () => {
  const json = await readFile(path.join(copy, 'memorial.json'), 'utf8')
  const { memories } = JSON.parse(json) as {
    memories: { name: string; answer: { text: string; by: string | null } | null }[]
  }
  const answers = Object.fromEntries(
    memories.map(({ name, answer }) => [name, answer && [answer.by, answer.text]]),
  )
  assert.deepEqual(answers['Theo, 9'], [
    null,
    'The hat is yours now. It hangs by the back door, on the low hook.',
  ])
  assert.equal(answers['Priya N.']?.[0], 'Ruth')
  assert.equal(answers.Carl, null)
  assert.match(await readFile(path.join(copy, 'memories.html'), 'utf8'), /The hat is yours now\./)
})

test('an address that the family wrote is a link in the copy, too, and has a code for print', async () => {
  const description = 'Also streamed: https://stream.example.org/hall'
  await context.db.updateTable('services').set({ description }).execute()
  await makeCopy(toFolder(copy))
  const page = (await readFile(path.join(copy, 'services.html'), 'utf8')).replaceAll('<wbr/>', '')
  assert.match(
    page,
    /href="https:\/\/stream\.example\.org\/hall"[^>]*>https:\/\/stream\.example\.org\/hall<\/a>/,
  )
  assert.match(page, /<span class="link-codes"><img src="data:image\/svg/)
  assert.match(await readFile(path.join(copy, 'memorial.json'), 'utf8'), /"Also streamed: https:\/\/stream/)
})

test('the next copy lacks everything that visitors no longer see, with its files', async () => {
  const before = await filesIn(copy)
  const last = await context.db
    .selectFrom('media')
    .select(['id', 'title'])
    .where('public_key', 'is not', null)
    .where('listed', '=', 1)
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()
  await context.db.updateTable('media').set({ public_key: null }).where('id', '=', last.id).execute()
  await makeCopy(toFolder(copy))
  const removed = before.filter((name) => name.includes('0015-'))
  const now = await filesIn(copy)
  assert.equal(removed.length, 3)
  assert.deepEqual(
    now,
    before.filter((name) => !removed.includes(name)),
  )
})

test('a folder with other files is left alone', async () => {
  const folder = temporaryFolder()
  await writeFile(path.join(folder, 'taxes.txt'), 'mine')
  await assert.rejects(makeCopy(toFolder(folder)), /There are other files in .* Choose an empty folder/)
  assert.deepEqual(await filesIn(folder), ['taxes.txt'])
})

test('a stopped copy says that it is incomplete, and the next one completes it', async () => {
  const folder = temporaryFolder()
  await assert.rejects(makeCopy(toFolder(folder), 20), /The copy was stopped/)
  const remainingFiles = await filesIn(folder)
  assert.ok(
    remainingFiles.includes('INCOMPLETE.txt') && !remainingFiles.includes('index.html'),
    remainingFiles.join(' '),
  )
  // a killed copy leaves partial files, also of a file that was complete before
  const photo = remainingFiles.find((name) => name.startsWith('photos/'))
  for (const name of [`${photo}.part`, 'INCOMPLETE.txt.part'])
    await writeFile(path.join(folder, name), 'half')
  // the stopped copy has a photograph under a name that the next copy does not use
  await context.db.updateTable('media').set({ title: 'Renamed' }).where('position', '=', 0).execute()
  const completed = await makeCopy(toFolder(folder))
  assert.ok(completed.written < completed.files, 'what was there is used')
  const now = await filesIn(folder)
  assert.ok(!now.includes('INCOMPLETE.txt'))
  const sums = parseChecksums(await readFile(path.join(folder, 'checksums.sha256'), 'utf8'))
  assert.deepEqual(now, [...sums.keys(), 'checksums.sha256'].sort())
})

test('a disk that fills up halfway leaves no copy that looks complete', async () => {
  const folder = temporaryFolder()
  await assert.rejects(makeCopy(onDiskWithSpaceFor(30, toFolder(folder))), isFull)
  assert.ok((await filesIn(folder)).includes('INCOMPLETE.txt'))
})

test('a ZIP file that was stopped or did not fit leaves no file', async () => {
  const folder = temporaryFolder()
  const file = path.join(folder, 'copy.zip')
  const toZip = () => createZipFile(context.fileWorkers, file, { folder: 'copy' })
  await assert.rejects(makeCopy(toZip, 20), /The copy was stopped/)
  await assert.rejects(makeCopy(onDiskWithSpaceFor(20, toZip)), isFull)
  assert.deepEqual(await filesIn(folder), [])
  await makeCopy(toZip)
  assert.deepEqual(await filesIn(folder), ['copy.zip'])
})

test('the command runs next to the server, and leaves the server’s temporary files alone', async () => {
  using _ = lockDataDir(memorial.dataDir)
  await using uploads = await context.spool.makeFolder()
  const folder = path.join(temporaryFolder(), 'copy')
  const { code, output } = await exportCopy(memorial, folder, '--pictures', 'small')
  assert.equal(code, 0, output)
  assert.deepEqual(await filesIn(uploads.path), [])
  const sums = parseChecksums(await readFile(path.join(folder, 'checksums.sha256'), 'utf8'))
  assert.deepEqual(await filesIn(folder), [...sums.keys(), 'checksums.sha256'].sort())
})

test('the command says what is wrong in one line', async () => {
  const nowhere = inFolder(temporaryFolder())
  const none = await exportCopy(nowhere, path.join(nowhere.dataDir, 'out'))
  assert.match(none.output, /^Cannot export: There is no memorial in the folder .*\n$/)
  const asked = await exportCopy(memorial)
  assert.match(asked.output, /^Cannot export: say where to.*\n$/)
  for (const { code } of [none, asked]) assert.equal(code, 1)
})

test('a copy can include the book, which its first page links to', async () => {
  assert.ok(!(await filesIn(copy)).includes('book.pdf'))
  assert.doesNotMatch(await readFile(path.join(copy, 'index.html'), 'utf8'), /book\.pdf/)
  const folder = temporaryFolder()
  assert.equal((await exportCopy(memorial, folder, '--pictures', 'small', '--book')).code, 0)
  assert.match((await readFile(path.join(folder, 'book.pdf'))).toString('latin1'), /^%PDF-/)
  assert.match(await readFile(path.join(folder, 'index.html'), 'utf8'), /href="book\.pdf"/)
  assert.match(await readFile(path.join(folder, 'READ ME.txt'), 'utf8'), /book\.pdf/)
  assert.ok(parseChecksums(await readFile(path.join(folder, 'checksums.sha256'), 'utf8')).has('book.pdf'))
})

test('the copy of a Hebrew family has pages and a READ ME in Hebrew, from right to left', async () => {
  const speak = (language: string | null, donationText: string | null) =>
    change(context, ['settings'], async (tx) => {
      await writeSetting(tx, 'language', language)
      await writeSetting(tx, 'donationText', donationText)
    })
  await speak('he', 'אפשר להתקשר: 03 123 4567.')
  const folder = temporaryFolder()
  await makeCopy(toFolder(folder))
  const { values, dateStyle } = await readStoredSettings(context.db)
  await speak(null, null)
  const { pages, readMe } = inLanguage('he', anyPerson)
  const page = await readFile(path.join(folder, 'gallery.html'), 'utf8')
  assert.match(await readFile(path.join(folder, 'services.html'), 'utf8'), /: \u206803 123 4567\u2069\./)
  assert.match(page, /^<!doctype html>\n<html lang="he" dir="rtl">/)
  assert.ok(page.includes(`<title>${pages['/gallery'].title}`), page.slice(0, 500))
  const contents = { size: 'small', book: null, mediaPaths: [] } as const
  const settings = { ...values, shownDateStyle: dateStyle } as unknown as Settings
  const [firstLine] = readMe(settings, contents, new Date(now), []).split('\r\n')
  assert.equal((await readFile(path.join(folder, 'קראו אותי.txt'), 'utf8')).split('\r\n')[0], firstLine)
})
