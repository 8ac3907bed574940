import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { formatDay } from '../../domain/calendar/formatDay.ts'
import type { Codecs } from '../../server/codecs/codecs.ts'
import { DecoderEndedError, type EndReason } from '../../server/codecs/process/decoder.ts'
import { findByHalves } from '../../server/outputs/book/findByHalves.ts'
import { makeBook } from '../../server/outputs/book/makeBook.ts'
import { makeSheet } from '../../server/outputs/book/makeSheet.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { addPhoto } from '../support/world/addMedia.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { type World } from '../support/world/world.ts'
import { makeBookPdf, sheetOptions } from './makePdf.ts'
import { sayReport } from '../support/files/sayReport.ts'

/** The typesetter stops at this text, also without its accent. */
const HOPELESS = 'Kalt\u0301e Nacht'
/** The typesetter stops at this text only with its accent. */
const ACCENTED = 'Wa\u0302rme T\u0301age'

const { world, admin } = await openSharedWorld()
await addPhoto(admin, { title: 'The bee', description: `${ACCENTED} im Garten` })
await admin.call('PUT /api/obituary', {
  body: { content: `He built bridges.\n\n${ACCENTED} an der Elbe.\n\nHe sang.` },
})
const memories = Array.from(
  { length: 12 },
  (_, index) => `A memory with the number ${index}, of many letters.`,
)
for (const [index, content] of [...memories, `Eine ${HOPELESS} war das.`].entries()) {
  const body = { name: `Writer ${index}`, content, mediaIds: [] }
  assert.equal((await world.visitor.call('POST /api/memories', { body })).status, 201)
}
const [day] = (await world.visitor.call('GET /api/memories')).body.map((memory) => memory.day)

/**
 * Makes a world whose typesetter stops for this reason as soon as it gets texts that `stops` accepts. It sets no other texts, either,
 * and keeps the data that it got last.
 */
function makeTypesetter(reason: EndReason, stops: (data: string) => boolean) {
  const typesetter = { trialCount: 0, data: '' }
  const makePdf: Codecs['makePdf'] = async ({ data, pdfPath }) => {
    typesetter.trialCount += 1
    if (stops(data)) throw new DecoderEndedError(reason)
    typesetter.data = data
    if (pdfPath) await writeFile(pdfPath, '')
    return { pages: 1, overflows: [] }
  }
  const context = { ...world.context, codecs: { ...world.context.codecs, makePdf } }
  return { context, typesetter }
}
const stopsAtTexts = (data: string) => /T\u0301age|Kalt/.test(data)

const to = path.join(temporaryFolder(), 'book.pdf')
const makeDocument = (context: World['context']) =>
  makeBook(context, { size: 'a4', dedication: '', without: [], withoutMedia: [] }, to, {
    standard: 'ua-1',
    onProgress: () => undefined,
  })

for (const reason of ['crash', 'memory', 'processor'] as const)
  test(`texts at which the typesetter stops (${reason}) are named, and the book has everything else`, async () => {
    const { context, typesetter } = makeTypesetter(reason, stopsAtTexts)
    const report = sayReport((await makeDocument(context)).report)
    const { data } = typesetter
    for (const text of [...memories, 'He built bridges.', 'Wârme Tage an der Elbe.', 'Wârme Tage im Garten'])
      assert.ok(data.includes(text), text)
    assert.doesNotMatch(data, /Kalt/)
    assert.match(data, /This text could not be printed\./)
    const named = report.filter((sentence) => /stops the program/.test(sentence))
    assert.deepEqual(
      named.map((sentence) => sentence.replace(/.* so /, '')).toSorted(),
      [
        'it is left out: Writer 12',
        'its accents and invisible characters are left out: His Life',
        'its accents and invisible characters are left out: The bee',
      ].map((sentence) => sentence.replace('Writer 12', `Writer 12, ${formatDay(String(day))}`)),
    )
    assert.ok(typesetter.trialCount < 50, `${typesetter.trialCount} documents`)
  })

test('a text at which the typesetter stops does not prevent a sheet', async () => {
  const { context, typesetter } = makeTypesetter('crash', stopsAtTexts)
  const options = { ...sheetOptions, address: 'https://arne.example.org' }
  const report = sayReport((await makeSheet(context, 'order', to, options)).report)
  assert.match(typesetter.data, /Wârme Tage an der Elbe\./)
  assert.ok(report.some((sentence) => sentence.endsWith('left out: His Life')))
})

test('a process of the typesetter that really ends costs one text its signs', async () => {
  // one memory sends more openings to Typst than the limit allows; the trials only look for it
  const makePdf: Codecs['makePdf'] = async (typesetting, processorMs) => {
    const data = typesetting.data.replaceAll('Kalt\u0301e Nacht war das.', '\u2067a '.repeat(200) + 'x')
    if (typesetting.pdfPath) return world.context.codecs.makePdf({ ...typesetting, data }, processorMs)
    if (data !== typesetting.data) throw new DecoderEndedError('crash')
    return { pages: 1, overflows: [] }
  }
  const context = { ...world.context, codecs: { ...world.context.codecs, makePdf } }
  const { report, pdf } = await makeBookPdf({ ...world, context })
  assert.match(pdf.text, /Eine Kalte Nacht war das\./)
  assert.deepEqual(
    report.filter((sentence) => /stops the program/.test(sentence)).map((each) => each.replace(/.*: /, '')),
    [`Writer 12, ${formatDay(String(day))}`],
  )
})

test('texts that stop the typesetter only together are all printed without accents', async () => {
  const isTooMuch = (data: string) => (data.match(/number \d+|T\u0301age/g) ?? []).length > 13
  const { context, typesetter } = makeTypesetter('memory', isTooMuch)
  const report = sayReport((await makeDocument(context)).report)
  assert.match(typesetter.data, /Wârme Tage an der Elbe\./)
  assert.ok(report.some((sentence) => sentence.includes('all accents')))
})

test('the search finds every text that stops the typesetter, with few trials', async () => {
  const all = Array.from({ length: 1_000 }, (_, index) => String(index))
  for (const stopping of [[], ['0'], ['999'], ['17', '18', '500']]) {
    let trialCount = 0
    const found = await findByHalves(all, async (group) => {
      trialCount += 1
      return !group.some((each) => stopping.includes(each))
    })
    assert.deepEqual(found, stopping)
    assert.ok(trialCount <= 1 + 22 * stopping.length, `${trialCount} trials`)
  }
})

test('the search ends when very many texts stop the typesetter, and leaves none of them', async () => {
  const all = Array.from({ length: 1_000 }, (_, index) => index)
  let trialCount = 0
  const found = await findByHalves(all.map(String), async (group) => {
    trialCount += 1
    return !group.some((each) => Number(each) % 3 === 0)
  })
  assert.ok(all.every((index) => index % 3 > 0 || found.includes(String(index))))
  assert.ok(trialCount <= 200)
})
