import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limits } from '../../../contract/limits.ts'
import { settingsWhere } from '../../../contract/memorial/selectSettings.ts'
import { settingsList } from '../../../contract/memorial/settingsList.ts'
import { DecoderEndedError } from '../../../server/codecs/process/decoder.ts'
import { makeBookPdf, makeSheetPdf } from '../../book/makePdf.ts'
import { random } from '../../support/random/random.ts'
import { seed } from '../../support/random/seed.ts'
import { addMedia } from '../../support/world/addMedia.ts'
import { openWorld } from '../../support/world/world.ts'
import { makeRandomText } from './randomText.ts'

/** `SECONDS=600 SEED=1` makes books for ten minutes, with the texts that this seed chooses. */
const seconds = Number(process.env.SECONDS ?? 120)
/** The number of memories with a random text, and also of those with a random name, that are sent for a book. */
const MEMORIES = 400
const MAX_LENGTH = 2_000

test(`random texts of all of Unicode’s classes do not prevent a book or a sheet (seed ${seed})`, {
  timeout: seconds * 1000 + 900_000,
}, async (t) => {
  const end = Date.now() + seconds * 1000
  let textCount = 0
  const named: string[] = []
  do {
    const made = await makeBook()
    textCount += made.textCount
    named.push(...made.report.filter((sentence) => /stops the program/.test(sentence)))
  } while (Date.now() < end)
  t.diagnostic(`${textCount} texts; printed with fewer signs or not at all:\n${named.join('\n')}`)
})

async function makeBook() {
  await using world = await openWorld()
  const admin = await world.administrator()
  let textCount = 0
  /** Sends a random text, and counts it if the API accepts it. */
  const save = async (send: (text: (maxLength: number) => string) => Promise<{ status: number }>) => {
    const { status } = await send((maxLength) => makeRandomText(random, Math.min(maxLength, MAX_LENGTH)))
    if (status < 300) textCount += 1
  }
  await addMedia(
    admin,
    Array.from({ length: 12 }, (_, index) => ({
      file: 'photos/person-small-square.jpg',
      title: `Photo ${index}`,
    })),
  )
  for (const { id } of (await admin.call('GET /api/media')).body)
    for (const key of ['title', 'description'] as const)
      await save((make) =>
        admin.call('PUT /api/media/:id', { params: { id }, body: { [key]: make(limits[key]) } }),
      )
  for (let index = 0; index < MEMORIES; index++) {
    await save((make) =>
      admin.call('POST /api/memories', {
        body: { name: `Writer ${index}`, content: make(limits.memory), mediaIds: [] },
      }),
    )
    await save((make) =>
      admin.call('POST /api/memories', {
        body: { name: make(limits.name), content: `Text ${index}`, mediaIds: [] },
      }),
    )
  }
  for (const key of settingsWhere({ kind: 'text' }))
    await save((make) =>
      admin.call('PUT /api/settings', { body: { [key]: make(settingsList[key].maxLength) } }),
    )
  await save((make) => admin.call('PUT /api/settings', { body: { name: make(limits.name) } }))
  const paragraphs = Array.from({ length: 20 }, () => makeRandomText(random, MAX_LENGTH))
  await save(() => admin.call('PUT /api/obituary', { body: { content: paragraphs.join('\n\n') } }))

  const { codecs } = world.context
  const makePdf: typeof codecs.makePdf = (...args) =>
    codecs.makePdf(...args).catch((error: unknown) => {
      // the limits of marks and directions prevent this; only a letter that no font has may cause another error
      assert.ok(!(error instanceof DecoderEndedError), `Typst ended: ${String(error)}`)
      throw error
    })
  const context = { ...world.context, codecs: { ...codecs, makePdf } }
  const { report, pages } = await makeBookPdf({ ...world, context }, { size: 'square' })
  assert.ok(pages > 20)
  for (const kind of ['order', 'poster', 'thanks'] as const) {
    const sheet = await makeSheetPdf({ ...world, context }, kind)
    report.push(...sheet.report)
  }
  return { textCount, report }
}
