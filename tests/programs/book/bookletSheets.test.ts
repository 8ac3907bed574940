import assert from 'node:assert/strict'
import { beforeEach, test, type TestContext } from 'node:test'
import { Document, type PDFDocument } from 'mupdf'
import { limits } from '../../../contract/limits.ts'
import { papers } from '../../../domain/paper.ts'
import { makeSheet } from '../../../server/outputs/book/makeSheet.ts'
import { coloredPicture } from '../../support/files/coloredPicture.ts'
import { readCodes } from '../../support/files/readCodes.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { makeSheetPdf, readHalves, sheetOptions } from '../../book/makePdf.ts'

const { world, admin } = await openSharedWorld()
const farewell = { title: 'Farewell', date: 'March 18, 2025', time: 'TBD', location: 'Duluth' }
await admin.call('POST /api/services', { body: farewell })
await admin.call('PUT /api/obituary', { body: { content: 'He built bridges.' } })
const photo = { title: 'The bridge', file: await coloredPicture('#25463a', [1800, 1200]) }
const { filePath: photoPath } = (await admin.call('POST /api/media', { form: photo })).body

const save = async (body: object) => {
  const { status, text } = await admin.call('PUT /api/settings', { body })
  assert.equal(status, 200, text)
}
await save({ name: 'Arne Lindholm' })
/** The words that a memorial has before the family writes its own. */
const { donationText, portraitPath: ownPortrait } = (await admin.call('GET /api/settings')).body

/** Gives the memorial the texts with which every test begins. */
const reset = () =>
  save({
    name: 'Arne Lindholm',
    birthDate: 'May 12, 1948',
    programme: 'Entrance\n\nWelcome',
    officiant: '',
    bearers: '',
    readings: '',
    songs: '',
    orderPhotoPath: '',
    portraitPath: ownPortrait,
    donationText,
  })
beforeEach(reset)

test('without a program, the services are printed, and the report says so', async () => {
  await save({ programme: '' })
  const { report, pdf } = await makeSheetPdf(world, 'order')
  assert.match(report.join(), /The dashboard has no program yet/)
  assert.match(pdf.pages[1]?.text ?? '', /Farewell/)
})

test('for a screen, the order of service has its pages in order: front, program with a short obituary, a photograph, thanks', async () => {
  await assert.rejects(makeSheet(world.context, 'order', 'never.pdf', sheetOptions), /PUBLIC_URL/)
  const programme = 'Entrance\nBach, Air\n\nWelcome\nPastor Lund'
  await save({ programme })
  assert.equal((await admin.call('GET /api/settings')).body.programme, programme)
  assert.ok(!('programme' in (await world.visitor.call('GET /api/settings')).body))
  const { report, pdf } = await makeSheetPdf(world, 'order')
  assert.deepEqual(report, [])
  const points = (mm: number) => Math.round((mm / 25.4) * 72)
  const pageSizes = pdf.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])
  const a5 = [points(148), points(210)]
  assert.deepEqual(pageSizes, [a5, a5, a5, a5])
  const expected = [
    /Arne Lindholm/,
    /Entrance\s+Bach, Air\s+Welcome\s+Pastor Lund[^]*He built bridges/,
    /^\s*$/,
    /Thank You/,
  ]
  for (const [index, text] of expected.entries()) assert.match(pdf.pages[index]?.text ?? '', text)
  assert.equal(pdf.pages[2]?.pictures.length, 1, 'a photograph is where a page would be empty')
})

test('to fold, two half pages are on each side of a sheet of the chosen paper: 4 and 1 in front, 2 and 3 behind', async () => {
  for (const [paper, size] of [
    ['letter', [792, 612]],
    ['a4', [842, 595]],
  ] as const) {
    const { report, pages, sheets, pdf } = await makeSheetPdf(world, 'order', { paper, layout: 'fold' })
    assert.deepEqual([report, pages, sheets], [[], 4, 1])
    assert.deepEqual(
      pdf.pages.map(({ width, height }) => [Math.round(width), Math.round(height)]),
      [size, size],
    )
    const [front, back] = pdf.pages.map(readHalves)
    assert.match(front?.left ?? '', /Thank You/)
    assert.match(front?.right ?? '', /Arne Lindholm/)
    assert.match(back?.left ?? '', /Entrance[^]*He built bridges/)
    assert.equal(back?.right, '')
    assert.equal(pdf.pages[1]?.pictures.length, 1)
    assert.ok(pdf.fonts.every(({ isEmbedded }) => isEmbedded))
  }
})

test('a longer order of service has sheets folded into each other, with thanks still on the back', async () => {
  const programme = Array.from({ length: 40 }, (_, number) => `Hymn ${number}\nall stanzas`).join('\n\n')
  await save({ programme })
  const { pdf, pages, sheets, report } = await makeSheetPdf(world, 'order', { layout: 'fold' })
  assert.deepEqual([pages, sheets, pdf.pages.length], [8, 2, 4])
  assert.match(readHalves(pdf.pages[0]).left, /Thank You/)
  assert.match(readHalves(pdf.pages[0]).right, /Arne/)
  assert.match(report.join(), /has 8 pages, on 2 sheets of paper/)
  assert.match(pdf.text, /Hymn 39/)
})

test('readings and songs that share a page get pages of their own only where there is neither text nor photograph for them', async () => {
  const long = Array.from({ length: 30 }, (_, number) => `line ${number}`).join('\n')
  const programme = Array.from({ length: 14 }, (_, number) => `Hymn ${number}`).join('\n\n')
  const readings = ['Psalm 1', 'Psalm 2'].map((title) => `${title}\n${long}`).join('\n---\n')
  await save({ programme, readings, songs: 'Grace\nHow sweet\n---\nPeace\nBe still' })
  const areTogether = (pages: readonly { text: string }[]) =>
    pages.some(({ text }) => /Grace[^]*Peace/.test(text))
  const { pdf, pages } = await makeSheetPdf(world, 'order')
  assert.deepEqual([pages, areTogether(pdf.pages)], [8, false])
  assert.ok(
    pdf.pages.every(({ text, pictures }) => text.trim() !== '' || pictures.length > 0),
    'none is blank',
  )
})

test('readings, songs, officiant, pallbearers and a photograph on the back are printed, and only keepers read them', async () => {
  const typed = {
    officiant: 'Ellen Lund',
    bearers: 'Jonas\nErik',
    readings: 'Psalm 23\nThe Lord',
    songs: 'Grace\nHow sweet',
  }
  const withoutPhoto = (await makeSheetPdf(world, 'order')).pdf.pages.at(-1)?.pictures.length ?? 0
  await save({ ...typed, orderPhotoPath: photoPath })
  const { pdf } = await makeSheetPdf(world, 'order')
  assert.match(
    pdf.text,
    /Officiant: Ellen Lund[^]*Pallbearers\s+Jonas\s+Erik\s+Psalm 23\s+The Lord\s+Grace\s+How sweet/,
  )
  assert.equal(pdf.pages.at(-1)?.pictures.length, withoutPhoto + 1)
  const visible = (await world.visitor.call('GET /api/settings')).body
  for (const name of [...Object.keys(typed), 'orderPhotoPath', 'paper']) assert.ok(!(name in visible), name)
})

test('a photograph for the back that is not one of the memorial’s is not printed, and the report says so', async () => {
  await save({ orderPhotoPath: '/pictures/boat.jpg' })
  const { report } = await makeSheetPdf(world, 'order')
  assert.match(report.join('\n'), /^The photograph for the back is hidden, deleted, or not one of this/m)
  await save({ orderPhotoPath: '' })
  assert.doesNotMatch((await makeSheetPdf(world, 'order')).report.join('\n'), /for the back/)
})

test('a reading that is too long is printed whole, and the report says by how many lines it is too long', async () => {
  const makeWith = async (lines: number) => {
    const readings = ['Psalm 119', ...Array.from({ length: lines }, (_, number) => `line ${number}`)].join(
      '\n',
    )
    await save({ readings })
    const { report, pdf } = await makeSheetPdf(world, 'order', { layout: 'fold' })
    assert.match(pdf.text, new RegExp(`line ${lines - 1}\\b`))
    return Number(/^Psalm 119 is (\d+) lines too long for its page/m.exec(report.join('\n'))?.[1] ?? 0)
  }
  assert.equal(await makeWith(20), 0)
  const excess = await makeWith(50)
  assert.ok(excess > 5 && excess < 30, String(excess))
  assert.equal(await makeWith(57), excess + 7)
  assert.equal(await makeWith(50 - excess), 0)
})

const millimeters = (points: number) => (points / 72) * 25.4

test('a photograph for the back that the family has hidden since is not printed, and the report says so', async () => {
  const { id, filePath } = await addPhoto(admin)
  await save({ orderPhotoPath: filePath })
  const before = await makeSheetPdf(world, 'order')
  await admin.call('POST /api/media/visibility', { body: { ids: [id], visible: false } })
  const { pdf, report } = await makeSheetPdf(world, 'order')
  const countPictures = (pages: typeof pdf.pages) =>
    pages.reduce((all, { pictures }) => all + pictures.length, 0)
  assert.equal(countPictures(pdf.pages), countPictures(before.pdf.pages) - 1)
  assert.match(report.join('\n'), /^The photograph for the back is hidden, deleted, or not one of this/m)
})

test('the photograph on the back makes room for a code and our neutral words, so one sheet stays one sheet', async (t) => {
  const description = 'The way there is at https://hall.example.org/map'
  await addService(t, { ...farewell, description })
  await save({ orderPhotoPath: photoPath })
  const longerText = 'Arne lived to a great age and wished the same for each child. '
  for (const [paper, longer] of [
    ['a4', undefined],
    ['letter', undefined],
    ['letter', `${longerText}${donationText}`],
  ] as const) {
    if (longer) await save({ donationText: longer })
    const { pages, report, pdf } = await makeSheetPdf(world, 'order', { paper })
    assert.deepEqual([pages, report], [4, []])
    const back = pdf.pages.at(-1)
    assert.match(back?.text ?? '', /Thank You[^]*hall\.example\.org[^]*Share a memory/)
    const [photo] = back?.pictures ?? []
    const height = millimeters((photo?.box[3] ?? 0) - (photo?.box[1] ?? 0))
    assert.ok(height > 35 && height <= 56.5, `${height} mm`)
  }
})

test('the portrait on the front makes room for the longest name and a service in a place with a long address', async (t) => {
  const name = 'Professor Maximilian Alexander Hohenstaufen '.repeat(3).slice(0, limits.name).trim()
  const form = { title: 'Portrait', file: await coloredPicture('#463a25', [1200, 1600]) }
  const { filePath: portraitPath } = (await admin.call('POST /api/media', { form })).body
  await save({ name, portraitPath })
  const place = 'The Cathedral Church of Saint Mary and Saint John, at the corner of the old market, Duluth. '
  const location = place.repeat(9).slice(0, limits.location).trim()
  const title = 'A Service of Thanksgiving for the Life of the Professor'
  await addService(t, { title, date: 'December 5, 2099', time: '11 AM', location })
  for (const paper of papers) {
    const { pages, report, pdf } = await makeSheetPdf(world, 'order', { paper })
    assert.deepEqual([pages, report], [4, []])
    assert.match(pdf.pages[0]?.text ?? '', /Professor[^]*Thanksgiving/)
  }
})

test('where the thanks take two pages, nothing is after both, and the report says so', async () => {
  const longText = 'The family asks for gifts to the school that he built. '.repeat(40).trim().slice(0, 2_000)
  await save({ donationText: longText, orderPhotoPath: photoPath })
  const { pdf } = await makeSheetPdf(world, 'order')
  assert.equal(
    pdf.pages.findIndex(({ text }) => text.includes('Thank You')),
    pdf.pages.length - 2,
  )
  const { pages, report } = await makeSheetPdf(world, 'order', { layout: 'fold' })
  assert.equal(pages, pdf.pages.length)
  assert.match(report.join('\n'), /^The back, with the thanks, is \d+ lines too long for its page/m)
})

test('the order of service has each address of its texts and its services, and on the back their codes', async (t) => {
  const stream = 'https://stream.example.org/whitcombe/funeral/2031/december/livestream.html?room=main'
  const donation = 'https://Spenden.münchen.example/give'
  const token = `https://meet.example.org/${'q7Zx'.repeat(60)}`
  await addService(t, { ...farewell, description: `The service is streamed (${stream}).` })
  await save({ donationText: `Please give at ${donation}.`, readings: `Where we meet\n${token}` })
  const { pdf, bytes, pages } = await makeSheetPdf(world, 'order')
  assert.equal(pages, 4)
  const back = withoutBreaks(pdf.pages[3]?.text ?? '')
  assert.ok(back.includes(`Forthoseathome:watchhere${stream}`), back)
  assert.ok(back.includes(`Pleasegiveat${donation}.`))
  assert.ok(withoutBreaks(pdf.text).includes(token))
  // people at home do not have the paper, so a livestream has no code
  const links = [token, new URL(donation).href, 'https://arne.example.org/memories']
  assert.deepEqual(readCodes(bytes, 3, links), links)
  const alternativeTexts = [...links.map((link) => `Code that opens ${link}`), 'The bridge']
  assert.deepEqual(listAlternativeTexts(bytes).toSorted(), alternativeTexts.toSorted())
})

const withoutBreaks = (text: string) => text.replace(/\s+/g, '')

/** Lists the alternative texts of the pictures in a PDF. */
function listAlternativeTexts(bytes: Buffer): string[] {
  const pdf = Document.openDocument(bytes, 'application/pdf') as PDFDocument
  const objects = Array.from({ length: pdf.countObjects() - 1 }, (_, index) =>
    pdf.newIndirect(index + 1).resolve(),
  )
  return objects.flatMap((object) => {
    const text = object.isDictionary() ? object.get('Alt') : null
    return text?.isString() ? [text.asString()] : []
  })
}

test('an archive is refused for sheets to fold, which have neither metadata nor colors for it, and made for a screen', async () => {
  const body = { kind: 'order', standard: 'a-2b', address: 'https://arne.example.org' } as const
  const refused = await admin.call('POST /api/work/book', { body })
  assert.equal(refused.status, 400)
  assert.match(refused.text, /Sheets to fold cannot follow PDF\/A-2b/)
  const { bytes } = await makeSheetPdf(world, 'order', { standard: 'a-2b' })
  assert.match(bytes.toString('latin1'), /pdfaid:part/)
})

/** Adds a service, which is removed at the end of the test. */
async function addService(t: TestContext, body: typeof farewell & { description?: string }) {
  const response = await admin.call('POST /api/services', { body })
  assert.equal(response.status, 201)
  t.after(() => admin.call('DELETE /api/services/:id', { params: { id: response.body.id } }))
}
