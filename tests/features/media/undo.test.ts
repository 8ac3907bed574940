import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type UndoableEdit, textBefore } from '../../../server/features/media/undo.ts'

type Text = [title: string, description: string | null]

/** `edit('stranger', ['Bees', null], ['Wasps', null])` */
const edit = (visitor: string | null, before: Text, after: Text): UndoableEdit => ({
  visitor,
  title_before: before[0],
  description_before: before[1],
  title_after: after[0],
  description_after: after[1],
})
const undone = (edits: UndoableEdit[], now: Text) => {
  const text = textBefore(edits, 'stranger', { title: now[0], description: now[1] })
  return text && [text.title, text.description]
}

test('what a visitor changed and nobody since goes back to what it was', () => {
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

test('what somebody has changed since is left alone', () => {
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

test('a text that came by no recorded edit is left alone', () => {
  const edits = [edit('stranger', ['Bees', null], ['Wasps', null])]
  assert.equal(undone(edits, ['Imported', null]), null)
})
