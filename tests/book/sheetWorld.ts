import assert from 'node:assert/strict'
import { beforeEach } from 'node:test'
import { openSharedWorld } from '../support/world/sharedWorld.ts'

/**
 * Opens a memorial with one memory and the link to send photographs, for the tests of a file that print its sheets. Before each of them, its name, dates, questions and
 * portrait are the same.
 */
export async function openSheetWorld() {
  const { world, admin } = await openSharedWorld()
  const memory = { name: 'Ada', content: 'He sang in the bath.', mediaIds: [] }
  assert.equal((await world.visitor.call('POST /api/memories', { body: memory })).status, 201)
  assert.equal((await admin.call('POST /api/send-link')).status, 201)
  const { portraitPath } = (await admin.call('GET /api/settings')).body

  const save = async (body: object) => {
    const { status, text } = await admin.call('PUT /api/settings', { body })
    assert.equal(status, 200, text)
  }
  beforeEach(() =>
    save({
      name: 'Arne Lindholm',
      birthDate: 'May 12, 1948',
      deathDate: null,
      cardQuestions: '',
      portraitPath,
    }),
  )
  return { world, admin, save }
}

const psalm = `Psalm 23
The Lord is my shepherd; I shall not want.
He maketh me to lie down in green pastures:
Yea, though I walk through the valley of the shadow of death, I will fear no evil: for thou art with me; thy rod and thy staff they comfort me.
Surely goodness and mercy shall follow me.`
const hymn = Array.from({ length: 2 }, (_, number) => `Amazing grace ${number}\nhow sweet the sound`).join(
  '\n\n',
)
/** The texts of an order of service of ordinary size. */
export const ordinary = {
  programme: ['Prelude', 'Welcome', 'Eulogy', 'Hymn', 'Psalm', 'Committal']
    .map((title) => `${title}\nSusan Whitcombe`)
    .join('\n\n'),
  bearers: 'Jonas\nErik\nAnders\nNils\nOlaf\nSven',
  readings: psalm,
  songs: `Amazing Grace\n${hymn}`,
}
