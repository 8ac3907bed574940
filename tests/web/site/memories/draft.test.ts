import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  arrivedAs,
  chosen,
  emptyDraft,
  isEmpty,
  saysNothing,
  forAnotherTry,
} from '../../../../web/site/memories/draft.ts'
import { wrongIn } from '../../../../web/site/memories/wrong.ts'

const draft = (part: object) => ({ ...emptyDraft(), name: 'Ruth', ...part })
const photo = (part: object = {}) => ({ ...chosen('a.jpg', new Blob(['x'])), ...part })
const fields = (part: object) => Object.keys(wrongIn(draft(part)))

test('a name is all that is needed', () => {
  assert.deepEqual(fields({}), [])
  assert.deepEqual(fields({ name: '  ' }), ['name'])
})

test('an e-mail address is empty or looks like one', () => {
  for (const email of ['', '  ', 'ruth@example.org', ' a.b+c@sub.example.co '])
    assert.deepEqual(fields({ email }), [], email)
  for (const email of ['ruth', 'ruth@', '@example.org', 'ruth@example', 'a b@example.org', 'ruth@example.'])
    assert.deepEqual(fields({ email }), ['email'], email)
})

test('what is too long is said with its length, and where', () => {
  assert.match(wrongIn(draft({ content: 'x'.repeat(20_001) })).content ?? '', /20,001/)
  const long = photo({ title: 'x'.repeat(201), description: 'x'.repeat(5_001) })
  assert.deepEqual(fields({ photos: [long] }), [`title ${long.id}`, `description ${long.id}`])
})

test('a photo that cannot be sent holds the memory back; one the server refused may be tried again', () => {
  const large = photo({ file: null, refused: 'too large' })
  const refused = photo({ refused: 'not a kind of file' })
  assert.deepEqual(fields({ photos: [large, refused] }), [`photo ${large.id}`])
  const again = forAnotherTry([large, refused]).map((each) => each.refused)
  assert.deepEqual(again, ['too large', null])
})

test('a photo on the server needs no second journey, unless its words changed since', () => {
  const there = photo({ title: 'Boat', arrived: { mediaId: 'm1', title: 'Boat', description: '' } })
  const renamed = { ...there, title: 'His boat' }
  assert.equal(arrivedAs(there), 'm1')
  assert.equal(arrivedAs(renamed), null)
  const [same, fresh] = forAnotherTry([there, renamed])
  assert.equal(same, there)
  assert.notEqual(fresh?.id, renamed.id)
  assert.equal(fresh?.arrived, null)
})

test('photos alone say nothing; a title, a description or a few words say something', () => {
  assert.equal(saysNothing(draft({ photos: [photo(), photo()] })), true)
  assert.equal(saysNothing(draft({ photos: [photo(), photo({ title: 'Boat' })] })), false)
  assert.equal(saysNothing(draft({ photos: [photo({ description: 'On the lake' })] })), false)
  assert.equal(saysNothing(draft({ photos: [photo()], content: 'He built it.' })), false)
  assert.equal(saysNothing(draft({ photos: [] })), false)
})

test('a draft is empty as long as nothing was written or chosen', () => {
  assert.equal(isEmpty(emptyDraft()), true)
  for (const part of [{ name: 'R' }, { email: 'r' }, { content: 'r' }, { photos: [photo()] }])
    assert.equal(isEmpty({ ...emptyDraft(), ...part }), false)
})
