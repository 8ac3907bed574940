import assert from 'node:assert/strict'
import { beforeEach } from 'node:test'
import { openSharedWorld } from '../support/world/sharedWorld.ts'

/**
 * Opens a memorial with one memory, for the tests of a file that print its sheets. Before each of them, its name, dates, questions and
 * portrait are the same.
 */
export async function openSheetWorld() {
  const { world, admin } = await openSharedWorld()
  const memory = { name: 'Ada', content: 'He sang in the bath.', mediaIds: [] }
  assert.equal((await world.visitor.call('POST /api/memories', { body: memory })).status, 201)
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
