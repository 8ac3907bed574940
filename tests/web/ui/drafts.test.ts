import assert from 'node:assert/strict'
import { test } from 'node:test'
import { basesOf, openDrafts, valuesOf } from '../../../web/ui/drafts/drafts.ts'

const bees = { title: 'Bees', description: '' }
const lake = { title: 'Lake', description: '' }

test('what is typed back to what is saved is no change', () => {
  const drafts = openDrafts()
  drafts.change('bees', bees, { title: 'Wasps' })
  drafts.change('bees', bees, { description: 'In May' })
  assert.deepEqual(valuesOf(drafts.entriesOf('bees')), { title: 'Wasps', description: 'In May' })
  drafts.change('bees', bees, { title: 'Bees', description: '' })
  assert.deepEqual(drafts.forms.get(), {})
})

test('an emptied title is a change, so that saving it fails with a message', () => {
  const drafts = openDrafts()
  drafts.change('bees', bees, { title: '' })
  assert.deepEqual(valuesOf(drafts.entriesOf('bees')), { title: '' })
})

test('what was entered while a form was being saved stays, and begins from what was saved', () => {
  const drafts = openDrafts()
  drafts.change('bees', bees, { title: 'Wasps' })
  const sent = drafts.entriesOf('bees')
  drafts.change('bees', bees, { title: 'Wasps!', description: 'In May' })
  drafts.settle('bees', sent, { ...bees, title: 'Wasps' })
  assert.deepEqual(valuesOf(drafts.entriesOf('bees')), { title: 'Wasps!', description: 'In May' })
  assert.deepEqual(basesOf(drafts.entriesOf('bees')), { title: 'Wasps', description: '' })
  drafts.settle('bees', drafts.entriesOf('bees'), { title: 'Wasps!', description: 'In May' })
  assert.deepEqual(drafts.forms.get(), {})
})

test('saving one form leaves what was entered into another', () => {
  const drafts = openDrafts()
  drafts.change('bees', bees, { title: 'Wasps' })
  drafts.change('lake', lake, { title: 'Pond' })
  drafts.settle('bees', drafts.entriesOf('bees'), { ...bees, title: 'Wasps' })
  assert.deepEqual(Object.keys(drafts.forms.get()), ['lake'])
})

test('a field keeps what was saved when its change began, whatever others save meanwhile', () => {
  const drafts = openDrafts()
  drafts.change('bees', bees, { title: 'Wasps' })
  drafts.change('bees', { ...bees, title: 'Hornets' }, { title: 'Wasps!' })
  assert.deepEqual(basesOf(drafts.entriesOf('bees')), { title: 'Bees' })
})

test('what others have saved the same needs no saving any more', () => {
  const drafts = openDrafts()
  drafts.change('bees', bees, { title: 'Wasps' })
  drafts.prune('bees', { ...bees, title: 'Wasps' })
  assert.deepEqual(drafts.forms.get(), {})
})

test('lists are compared by what they hold', () => {
  const drafts = openDrafts()
  drafts.change('memory', { mediaIds: ['a', 'b'] }, { mediaIds: ['a', 'b'] })
  assert.deepEqual(drafts.forms.get(), {})
  drafts.change('memory', { mediaIds: ['a', 'b'] }, { mediaIds: ['b', 'a'] })
  assert.deepEqual(valuesOf(drafts.entriesOf('memory')), { mediaIds: ['b', 'a'] })
})

test('what was saved in another form than it was sent, such as without blanks, is no change any more', () => {
  const drafts = openDrafts()
  drafts.change('bees', bees, { title: ' Wasps ' })
  drafts.settle('bees', drafts.entriesOf('bees'), { ...bees, title: 'Wasps' })
  assert.deepEqual(drafts.forms.get(), {})
})

test('dropping forgets one form, and clearing all', () => {
  const drafts = openDrafts()
  for (const form of ['bees', 'lake', 'pond']) drafts.change(form, bees, { title: 'Wasps' })
  drafts.drop('bees')
  assert.deepEqual(Object.keys(drafts.forms.get()), ['lake', 'pond'])
  drafts.clear()
  assert.deepEqual(drafts.forms.get(), {})
})
