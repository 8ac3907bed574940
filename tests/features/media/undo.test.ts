import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addSuffix } from '../../../contract/media/history.ts'
import { makeText } from '../../../server/features/media/rows/text.ts'
import { type UndoableEdit, findTextBefore } from '../../../server/features/media/edits/undo.ts'

type Pair = [title: string, description: string | null]
const toText = ([title, description]: Pair) => ({ ...makeText(() => null), title, description })

/** Makes an edit: `edit('stranger', ['Bees', null], ['Wasps', null])`. */
const edit = (visitor: string | null, before: Pair, after: Pair): UndoableEdit => ({
  visitor,
  ...addSuffix(toText(before), '_before'),
  ...addSuffix(toText(after), '_after'),
})
const undone = (edits: UndoableEdit[], now: Pair) => {
  const text = findTextBefore(edits, 'stranger', toText(now))
  return text && [text.title, text.description]
}

test('a visitor’s change goes back if nobody has changed the text since', () => {
  const edits = [edit('stranger', ['Bees', 'In May'], ['Wasps', null])]
  assert.deepEqual(undone(edits, ['Wasps', null]), ['Bees', 'In May'])
})

test('several changes of one visitor in a row go back to before the first of them', () => {
  const edits = [
    edit('stranger', ['Bees', null], ['Wasps', null]),
    edit('stranger', ['Wasps', null], ['Flies', null]),
  ]
  assert.deepEqual(undone(edits, ['Flies', null]), ['Bees', null])
})

test('a text that somebody else has changed since stays', () => {
  const edits = [
    edit('stranger', ['Bees', null], ['Wasps', null]),
    edit(null, ['Wasps', null], ['His bees', null]),
  ]
  assert.equal(undone(edits, ['His bees', null]), null)
})

test('title and description are undone separately', () => {
  const edits = [
    edit('stranger', ['Bees', 'In May'], ['Wasps', 'Ugh']),
    edit('friend', ['Wasps', 'Ugh'], ['Wasps', 'Late in May']),
  ]
  assert.deepEqual(undone(edits, ['Wasps', 'Late in May']), ['Bees', 'Late in May'])
})

test('a change by someone else between two of the visitor’s comes back', () => {
  const edits = [
    edit('stranger', ['Bees', null], ['Wasps', null]),
    edit('friend', ['Wasps', null], ['His bees', null]),
    edit('stranger', ['His bees', null], ['Flies', null]),
  ]
  assert.deepEqual(undone(edits, ['Flies', null]), ['His bees', null])
})

test('undoing twice finds nothing the second time', () => {
  const edits = [
    edit('stranger', ['Bees', null], ['Wasps', null]),
    edit(null, ['Wasps', null], ['Bees', null]),
  ]
  assert.equal(undone(edits, ['Bees', null]), null)
})

test('a text that no recorded edit explains stays', () => {
  const edits = [edit('stranger', ['Bees', null], ['Wasps', null])]
  assert.equal(undone(edits, ['Imported', null]), null)
})
