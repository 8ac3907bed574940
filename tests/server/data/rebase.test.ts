import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Failure } from '../../../server/base/errors/fail.ts'
import { rebase } from '../../../server/platform/database/rebase.ts'

interface Fields {
  title?: string | null
  place?: string | null
}

const base = { title: 'The lake', place: 'Duluth' }
const isConflict = (error: unknown) => error instanceof Failure && error.code === 'conflict'

/** Edits: the fields that the form sends, those that are stored since, and those that are written. */
const edits: Record<string, [sent: Fields, stored: Fields, written: Fields]> = {
  'writes only what it changes': [{ title: 'The sea', place: 'Duluth' }, base, { title: 'The sea' }],
  'leaves alone what somebody else has changed, and it has not': [
    { title: 'The sea', place: 'Duluth' },
    { ...base, place: 'Ely' },
    { title: 'The sea' },
  ],
  'makes the same change as somebody else': [{ title: 'The sea' }, { title: 'The sea' }, { title: 'The sea' }],
}
for (const [what, [sent, stored, written]] of Object.entries(edits))
  test(`an edit ${what}`, () => assert.deepEqual(rebase({ ...sent, base }, { ...stored }), written))

test('an edit of what somebody else has changed to something else is a conflict', () =>
  assert.throws(() => rebase({ title: 'The sea', base }, { title: 'The river' }), isConflict))

test('without the values before it, an edit writes all that it sends, whatever is stored', () =>
  assert.deepEqual(rebase<Fields>({ ...base, title: 'The sea' }, { title: 'The river' }), {
    ...base,
    title: 'The sea',
  }))

test('a field that the values before the edit lack is written, and an empty one equals null', () => {
  assert.deepEqual(rebase<Fields>({ place: '', base: { title: 'The lake' } }, { place: 'Ely' }), { place: '' })
  assert.deepEqual(rebase<Fields>({ place: null, base: { place: '' } }, { place: '' }), {})
})
