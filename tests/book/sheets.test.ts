import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { openCodecs } from '../../server/codecs/codecs.ts'
import { DecoderPool } from '../../server/codecs/process/decoderPool.ts'
import { removeBreaks } from '../../server/outputs/book/addBreaks.ts'
import { makeSheet } from '../../server/outputs/book/makeSheet.ts'
import { type SheetKind, sheets } from '../../server/outputs/book/sheets.ts'
import { cardSizes } from '../../contract/outputs/book.ts'
import { papers } from '../../domain/paper.ts'
import { toQuestionKey } from '../../server/memorial/questions.ts'
import { coloredPicture } from '../support/files/coloredPicture.ts'
import { readCodes } from '../support/files/readCodes.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { silentLog } from '../support/servers/silentLog.ts'
import { makeSheetPdf, readData, readHalves, sheetOptions } from './makePdf.ts'
import { points } from './margins.ts'
import { openSheetWorld, ordinary } from './sheetWorld.ts'

const { world, admin, save } = await openSheetWorld()

test('each sheet has its name or list, without remarks; the list of people to thank is also a table', async () => {
  await save({ programme: 'Welcome' })
  for (const kind of Object.keys(sheets) as SheetKind[]) {
    const { pages, report, pdf } = await makeSheetPdf(world, kind, { layout: 'fold' })
    assert.deepEqual([pages, report], kind === 'order' ? [4, []] : [1, []], kind)
    assert.match(pdf.text, kind === 'thanks' ? /Ada/ : /Arne\s+Lindholm/)
  }
  const table = path.join(temporaryFolder(), 'thanks.csv')
  await makeSheet(world.context, 'thanks', table, sheetOptions)
  assert.match(
    readFileSync(table, 'utf8'),
    /^\ufeffName,Wrote,Photographs,Said about,E-mail,Day,Thanked on,Words\r\nAda,yes,,,,"/,
  )
})

test('an order of service of ordinary size is one sheet, folded or not, on both papers, and every page has text', async () => {
  const description = 'Watch it at https://stream.example.org/hall.'
  const service = {
    title: 'Funeral',
    date: 'December 5, 2031',
    time: '11 AM',
    location: 'Holy Angels Church, 1322 Brown Street',
    description,
  }
  const { id } = (await admin.call('POST /api/services', { body: service })).body
  const content =
    'Hal was born in Dayton.\n\nHe loved the Reds and a sharp chisel. He was patient. Never late.'
  await admin.call('PUT /api/obituary', { body: { content } })
  await save(ordinary)
  for (const paper of papers) {
    const folded = await makeSheetPdf(world, 'order', { layout: 'fold', paper })
    const { pdf, report, bytes } = await makeSheetPdf(world, 'order', { paper })
    assert.deepEqual([folded.pages, folded.sheets, folded.report, report], [4, 1, [], []], paper)
    const [front, back] = folded.pdf.pages.map(readHalves)
    const folds = [front?.right, back?.left, back?.right, front?.left]
    const parts = [/Arne Lindholm/, /Prelude[^]*Sven/, /Psalm 23[^]*Amazing grace 1[^]*His Life/, /Thank You/]
    for (const [index, part] of parts.entries()) {
      assert.match(folds[index] ?? '', part)
      assert.match(pdf.pages[index]?.text ?? '', part)
    }
    // the stream is for those who do not have the paper: a link, and no code
    assert.doesNotMatch(folded.pdf.text, /stream/)
    assert.match(
      pdf.pages[3]?.text ?? '',
      /For those at home: watch here\s+https:\/\/stream\.example\.org\/hall/,
    )
    assert.match(bytes.toString('latin1'), /\/URI \(https:\/\/stream\.example\.org\/hall\)/)
    assert.equal(folded.pdf.pages[0]?.pictures.length, 0)
    // the rest of a line of verse that is too long is indented
    const lines = pdf.pages[2]?.lines ?? []
    const index = lines.findIndex(({ text }) => text.startsWith('Yea, though'))
    const lefts = lines.slice(index - 1, index + 4).map(({ box }) => Math.round(box[0]))
    const [left = 0, , indented = 0] = lefts
    assert.deepEqual(lefts, [left, left, indented, indented, left])
    assert.ok(indented > left + 10, lefts.join())
  }

  // the poster says what, when and where, in letters of 30 points, and the address below the code
  const { pdf: poster } = await makeSheetPdf(world, 'poster', { paper: 'letter' })
  const large = poster.pages[0]?.lines.filter(({ size }) => size >= 30).map(({ text }) => text.trim()) ?? []
  assert.deepEqual(large.slice(-3), ['Funeral', 'Friday, December 5, 2031, 11 AM', 'Holy Angels Church'])
  assert.match(poster.text, /camera at the square\.\s+arne\.example\.org\/memories/)
  assert.doesNotMatch(poster.text, /stream/)
  // it leaves out what is not settled, and a service that is past
  for (const [change, services] of [
    [{ date: 'TBD', time: 'TBD', location: 'TBD' }, [{ title: 'Funeral', when: '', place: '' }]],
    [{ date: 'March 1, 2001' }, []],
  ] as const) {
    await admin.call('PUT /api/services/:id', { params: { id }, body: { ...service, ...change } })
    assert.deepEqual((await readData<{ services: object[] }>(world, { kind: 'poster' })).services, services)
  }
  await admin.call('DELETE /api/services/:id', { params: { id } })
  await admin.call('PUT /api/obituary', { body: { content: 'He built bridges.' } })
})

test('sheets that are folded into each other read from the first page to the last, and tear no verse apart', async () => {
  const verses = Array.from({ length: 12 }, (_, verse) =>
    ['a', 'b', 'c', 'd'].map((line) => `line ${verse}${line}`).join('\n'),
  )
  await save({
    ...ordinary,
    programme: Array.from({ length: 40 }, (_, number) => `Hymn ${number}\nall stanzas`).join('\n\n'),
    songs: ['Long Song', ...verses].join('\n\n'),
  })
  const { pdf, bytes } = await makeSheetPdf(world, 'order', { layout: 'fold' })
  const { pdf: unfolded } = await makeSheetPdf(world, 'order')
  const sides = pdf.pages.map(readHalves)
  const foldedSheets = [sides.slice(0, 2), sides.slice(2, 4)]
  // a leaf is one half of a sheet: its front is on the right of the front, its back on the left of the back
  const firstLeaves = foldedSheets.map(([front, back]) => [front?.right, back?.left])
  const lastLeaves = foldedSheets.map(([front, back]) => [back?.right, front?.left]).toReversed()
  const pages = unfolded.pages.map((page) => page.lines.map(({ text }) => text).join('\n'))
  assert.deepEqual([...firstLeaves, ...lastLeaves].flat(), pages)
  assert.match(bytes.toString('latin1'), /\/Duplex \/DuplexFlipShortEdge/)
  assert.ok(pages.filter((text) => /line \d/.test(text)).length > 1, 'the song is longer than a page')
  for (const verse of verses)
    assert.ok(
      pages.some((text) => text.includes(verse)),
      verse,
    )
})

test('a page that would be empty has a photograph of the gallery, whole and with its date; His Life stands where it fits', async () => {
  const add = async (color: string) => {
    const form = { file: await coloredPicture(color, [1200, 800]) }
    return (await admin.call('POST /api/media', { form })).body
  }
  const photo = await add('#25463a')
  await admin.call('PUT /api/media/:id', { params: { id: photo.id }, body: { takenAt: '1965~' } })
  const others = await Promise.all(['#354', '#455', '#556', '#657'].map(add))
  const [portrait, back, hidden, leftOut] = others
  await world.settle()
  await save({ portraitPath: portrait?.filePath, orderPhotoPath: back?.filePath })
  await admin.call('POST /api/media/visibility', { body: { ids: [hidden?.id ?? ''], visible: false } })
  const marks = [{ id: leftOut?.id ?? '', inSlideshow: false }]
  await admin.call('POST /api/media/in-slideshow', { body: { marks } })
  await world.settle()
  await save({ ...ordinary, programme: 'Welcome', bearers: '', readings: '', songs: '' })
  const { pages, pdf } = await makeSheetPdf(world, 'order')
  assert.equal(pages, 4)
  assert.match(pdf.pages[1]?.text ?? '', /Welcome[^]*His Life/)
  assert.equal(pdf.pages[2]?.text.trim(), 'about 1965 · he was 17')
  const [picture] = pdf.pages[2]?.pictures ?? []
  const [left = 0, top = 0, right = 0, bottom = 0] = picture?.box ?? []
  assert.equal(((right - left) / (bottom - top)).toFixed(2), '1.50')
  assert.ok(right - left > points(90), 'it is as wide as the text')
  const { photographs } = await readData<{ photographs: { picture: string }[] }>(world, { kind: 'order' })
  assert.equal(
    photographs.length,
    1,
    'neither the portrait nor one on the back, hidden or not in the slideshow',
  )
  assert.ok(removeBreaks(photographs[0]?.picture ?? '').includes(photo.id))
  await save({ orderPhotoPath: '' })
  const { pdf: pdfWithTwo } = await makeSheetPdf(world, 'order')
  assert.deepEqual(
    pdfWithTwo.pages.slice(1, 3).map(({ pictures }) => pictures.length),
    [1, 1],
    'a page that is more than half empty has the other one',
  )
  for (const { id } of [photo, ...others]) await admin.call('DELETE /api/media/:id', { params: { id } })

  // a life is shortened if the sheet has room for a shorter one, and left out if it has none
  const line = 'The Lord is my shepherd.\n'
  const content = Array.from({ length: 50 }, (_, index) => `He built bridge number ${index + 1}.`).join(' ')
  await admin.call('PUT /api/obituary', { body: { content } })
  await save({ ...ordinary, readings: `Psalm 119\n${line.repeat(20)}`, songs: '' })
  const shortened = await makeSheetPdf(world, 'order', { layout: 'fold' })
  assert.equal(shortened.pages, 4)
  assert.match(shortened.pdf.text, /bridge number 9\./)
  assert.doesNotMatch(shortened.pdf.text, /bridge number 40\./)
  assert.deepEqual(shortened.report, [])
  await admin.call('PUT /api/obituary', { body: { content: 'He built bridges.' } })
  await save({
    ...ordinary,
    readings: `Psalm 119\n${line.repeat(31)}`,
    songs: '',
    bearers: 'Jonas\n'.repeat(14),
  })
  const full = await makeSheetPdf(world, 'order', { layout: 'fold' })
  assert.equal(full.pages, 4)
  assert.doesNotMatch(full.pdf.text, /built bridges/)
  assert.deepEqual(full.report, [
    'Without ‘His Life’, the order of service is one sheet of paper. So it is left out.',
  ])
})

test('the dates are below the name on the card for the piano, and its code says what it is for and opens with a key', async () => {
  await save({ name: 'George Gregory Quigley', deathDate: 'February 9, 2025' })
  const { key, id } = (await admin.call('POST /api/access/keys', { body: { name: 'Printed codes' } })).body
  const { pdf, bytes } = await makeSheetPdf(world, 'card', { keyId: id })
  const lines = pdf.pages[0]?.lines ?? []
  const nameLine = lines.find(({ text }) => text.includes('George'))
  const dateLine = lines.find(({ text }) => text.includes('1948'))
  assert.ok(nameLine && dateLine && dateLine.box[1] >= nameLine.box[3])
  assert.match(pdf.text, /See his photographs/)
  const link = `https://arne.example.org/gallery?key=${key}`
  assert.deepEqual(readCodes(bytes, 0, [link]), [link])
  await admin.call('DELETE /api/access/keys/:id', { params: { id } })
  await assert.rejects(makeSheetPdf(world, 'card', { keyId: id }), /This link was revoked/)
})

test('a letter without a font is reported only for the sheet that prints it', async () => {
  const memory = { name: 'Nefer 𓀀', content: 'Alone.', mediaIds: [] }
  assert.equal((await world.visitor.call('POST /api/memories', { body: memory })).status, 201)
  assert.deepEqual((await makeSheetPdf(world, 'poster')).report, [])
  assert.match((await makeSheetPdf(world, 'thanks')).report.join(), /𓀀/)
})

test('the report says by how much the text of a card is too tall in its smallest type', async () => {
  const cardQuestions = '\u{13000}'.repeat(45)
  await save({ cardQuestions })
  // no font has this letter, so it is printed as its number, which is nine times as long
  const { report } = await makeSheetPdf(world, 'cards', { cardSize: 'small' })
  assert.match(report.join('\n'), /^The text with “.*U\+13000.*” is \d+ mm too tall for its card or poster/m)
})

test('the cards of a sheet ask the questions in turn, in the largest letters, and each code opens the form with its question', async () => {
  const questions = ['What did he fix for you?', 'Where did you ride to?', 'What did he sing?']
  await save({ cardQuestions: questions.join('\n') })
  const { pages, bytes, pdf, report } = await makeSheetPdf(world, 'cards')
  assert.deepEqual([pages, report], [1, []])
  assert.deepEqual(
    questions.map((question) => countIn(pdf.text, question)),
    [2, 1, 1],
  )
  for (const cardSize of cardSizes) {
    await save({
      name: 'Maximilian Alexander von Hohenstaufen-Featherstonehaugh, M.D.',
      cardQuestions: 'What would he say if you were late for dinner on a Sunday, and we had waited for you?',
    })
    const { pdf: cards, report } = await makeSheetPdf(world, 'cards', { cardSize })
    assert.deepEqual(report, [])
    const lines = cards.pages[0]?.lines ?? []
    const largest = Math.max(...lines.map(({ size }) => size))
    assert.equal(
      lines
        .filter(({ size }) => size === largest)
        .map(({ text }) => text)
        .join('')
        .includes('Sunday'),
      true,
    )
    const others = lines.slice(lines.findIndex(({ text }) => text.includes('Maximilian')))
    assert.match(lines[0]?.text ?? '', /^What would/)
    for (const { size, text } of others.slice(0, 4)) assert.ok(size < largest, `${cardSize}: ${text}`)
  }
  const links = questions.map(
    (question) => `https://arne.example.org/memories?shared=1&question=${toQuestionKey(question)}#add`,
  )
  assert.deepEqual(new Set(readCodes(bytes, 0, links)), new Set(links))
})

const countIn = (text: string, part: string) => text.replace(/\s+/g, ' ').split(part).length - 1

test('a sheet whose address only this computer or house can open has no code, speaks of none, and a remark says so', async () => {
  await save({ cardQuestions: 'What did he fix for you?' })
  for (const [address, remark] of [
    ['http://127.0.0.1:3000', /^Only this computer can open this address\. So there is no code to print/],
    [
      'http://nas.local',
      /^Only devices on this network can open this address\. So there is no code to print/,
    ],
  ] as const) {
    for (const kind of ['poster', 'cards', 'send'] as const) {
      const { pdf, bytes, report } = await makeSheetPdf(world, kind, { address, asksForPhotographs: true })
      assert.deepEqual(readCodes(bytes, 0, []), [])
      assert.doesNotMatch(pdf.text, /Point your phone/, kind)
      assert.equal(report.length, 1)
      assert.match(report[0] ?? '', remark)
    }
  }
})

test('the report names the name whose stacked marks and nested directions are left out', async () => {
  await save({ name: `A${'\u0301'.repeat(60)} ${'\u2067a '.repeat(19)}x` })
  const { report, pdf } = await makeSheetPdf(world, 'card')
  assert.match(pdf.text, /A/)
  assert.match(report.join('\n'), /^\d+ marks are left out where .*: A\u0301{30}/m)
  assert.match(report.join('\n'), /^\d+ marks for the direction .*: A/m)
})

test('the error of a book that takes too much memory or time does not blame a photograph or a file', async (t) => {
  for (const [pool, sentence] of [
    [new DecoderPool({ maxMemory: 1 }), /too many to be made at once/],
    [new DecoderPool({ clockFactor: 1e-6 }), /too much else was going on/],
  ] as const) {
    const codecs = openCodecs(silentLog, new DecoderPool(), pool)
    t.after(() => codecs.close())
    const to = path.join(temporaryFolder(), 'never.pdf')
    const made = makeSheet({ ...world.context, codecs }, 'thanks', to, sheetOptions)
    await assert.rejects(made, (error: Error) => {
      assert.match(error.message, sentence)
      assert.doesNotMatch(error.message, /“|pixels|damaged|more photographs/)
      return true
    })
  }
})
