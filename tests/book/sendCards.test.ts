import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCodes } from '../support/files/readCodes.ts'
import { makeSheetPdf } from './makePdf.ts'
import { openSheetWorld } from './sheetWorld.ts'

const { world, admin } = await openSheetWorld()

test('the cards that ask for photographs, and the poster by choice, have the code of the link, which needs no key', async () => {
  const { body } = await admin.call('POST /api/access/keys', { body: { name: 'Printed codes' } })
  const link = `https://arne.example.org/send#${(await admin.call('GET /api/send-link')).body.key}`
  const memories = `https://arne.example.org/memories?key=${body.key}`
  const make = (kind: 'send' | 'poster', asksForPhotographs: boolean) =>
    makeSheetPdf(world, kind, { keyId: body.id, asksForPhotographs })
  for (const [kind, asks, codes, text] of [
    ['send', false, [link, link, link, link], /Your photographs of him Arne Lindholm .* Point your phone/],
    ['poster', true, [memories, link], /Do you have photographs of him\? Please send them to the family\./],
    ['poster', false, [memories], /Share a memory/],
  ] as const) {
    const { bytes, pdf } = await make(kind, asks)
    assert.deepEqual(readCodes(bytes, 0, [link, memories]), codes)
    assert.match(pdf.text.replaceAll(/\s+/g, ' '), text)
    assert.equal(pdf.text.includes('have photographs'), asks)
  }
  await admin.call('DELETE /api/send-link')
  for (const kind of ['send', 'poster'] as const)
    await assert.rejects(make(kind, true), /There is no link yet .* ‘Ask for photographs’\.$/)
  assert.equal((await make('poster', false)).pages, 1)
})
