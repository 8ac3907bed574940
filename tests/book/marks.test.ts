import assert from 'node:assert/strict'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import type { Person } from '../../samples/person.ts'
import { limits } from '../../contract/limits.ts'
import { formatDay } from '../../domain/language.ts'
import { makeSheet } from '../../server/outputs/book/makeSheet.ts'
import { openCodecs } from '../../server/codecs/codecs.ts'
import { DecoderPool } from '../../server/codecs/process/decoderPool.ts'
import { addMedia } from '../support/world/addMedia.ts'
import { silentLog } from '../support/servers/silentLog.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { openWorld, type World, withinAnHour } from '../support/world/world.ts'
import { makeBookPdf, makeSheetPdf, sheetOptions } from './makePdf.ts'

/** Texts for which Typst’s time or memory grows with the square or cube of their length. */
const costlyTexts: Record<string, string> = {
  acute: 'e' + '\u0301'.repeat(limits.memory - 1),
  fromAnotherFont: 'e' + '\u030e'.repeat(limits.memory - 1),
  hebrew: 'א' + '\u05b4\u05b8'.repeat(9_000),
  arabic: 'ب' + '\u064e\u0651'.repeat(9_000),
  mixed: 'e' + '\u0301\u0323\u200d\ufe0f\u20dd'.repeat(3_900),
  withoutLetter: '\u0301'.repeat(limits.memory),
  onSpaces: ' \u030e'.repeat(1_000) + '.',
  onHyphens: '-\u2061'.repeat(1_000),
  softHyphens: ' \u00ad'.repeat(1_000) + '.',
  spaces: '\u3000 '.repeat(9_990) + '.',
  fillers: 'e' + '\u3164'.repeat(limits.memory - 1),
  joined: '👨\u200d'.repeat(3_000),
  skins: 'e🏽'.repeat(1_000),
  keycaps: '1' + '\u20e3'.repeat(limits.memory - 1),
  manyLetters: `e${'\u0301'.repeat(31)}`.repeat(40),
}

let world: World
let admin: Person
beforeEach(async () => {
  world = await openWorld({ at: withinAnHour() })
  admin = await world.administrator()
  const description = `e${'\u0301'.repeat(limits.description - 1)}`
  await addMedia(admin, [{ file: 'photos/person-small-square.jpg', title: 'The bee', description }])
  await share('Ada', 'He sang in the bath.')
  for (const [name, content] of Object.entries(costlyTexts)) await share(name, content)
  await share('N' + '\u0301'.repeat(limits.name - 1), 'Short.')
})
afterEach(() => world.close())

async function share(name: string, content: string) {
  const { status, text } = await world.visitor.call('POST /api/memories', {
    body: { name, content, mediaIds: [] },
  })
  assert.equal(status, 201, text)
}

test('stacked marks do not prevent a book: it has all letters, and names the texts whose marks it left out', async () => {
  const { report, pdf } = await makeBookPdf(world)
  assert.match(pdf.text, /He sang in the bath\./)
  for (const name of Object.keys(costlyTexts)) assert.ok(pdf.text.includes(name), name)
  for (const { width, lines } of pdf.pages)
    for (const { box } of lines) assert.ok(box[0] >= 0 && box[2] <= width - 60, 'no line leaves the page')
  const named = report.flatMap(
    (sentence) => /left out where a letter has more .*: (.*)$/s.exec(sentence)?.[1] ?? [],
  )
  const whole = ['onSpaces', 'onHyphens', 'softHyphens', 'spaces', 'skins']
  const cut = Object.keys(costlyTexts).filter((name) => !whole.includes(name))
  const [day = ''] = (await world.visitor.call('GET /api/memories')).body.map((memory) => memory.day)
  const writers = [...cut, 'N' + '\u0301'.repeat(30)].map((name) => `${name}, ${formatDay(day ?? '')}`)
  assert.deepEqual(named.toSorted(), [...writers, 'The bee'].toSorted())
  const [ofAcute] = report.filter((sentence) => sentence.includes(': acute'))
  assert.equal(
    ofAcute,
    `19,969 marks are left out where a letter has more than can be printed: acute, ${formatDay(day ?? '')}`,
  )
})

test('stacked marks do not prevent a sheet', async () => {
  await admin.call('PUT /api/settings', {
    body: { name: 'A' + '\u0301'.repeat(limits.name - 1), programme: `Song ${' \u030e'.repeat(1_000)}.` },
  })
  await admin.call('PUT /api/obituary', { body: { content: `He built bridges${' \u030e'.repeat(1_000)}.` } })
  for (const kind of ['order', 'poster', 'cards', 'card', 'thanks'] as const) {
    const { report, pdf } = await makeSheetPdf(world, kind)
    assert.match(pdf.text, kind === 'thanks' ? /Ada/ : /A/)
    const letter = kind === 'thanks' ? 'N' : 'A'
    assert.ok(
      report.some((each) => each.includes('left out') && each.endsWith(`: ${letter}${'\u0301'.repeat(30)}`)),
      kind,
    )
  }
})

test('the error of a book that takes too much memory or time does not blame a photograph or a file', async (t) => {
  for (const [pool, sentence] of [
    [new DecoderPool({ maxMemory: 1 }), /more memory than the 1 GB that the server allows/],
    [new DecoderPool({ clockFactor: 1e-6 }), /too busy/],
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
