import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBases, openDrafts, pickEntries, readValues } from '../../../web/ui/drafts/drafts.ts'

const bees = { title: 'Bees', description: '' }
const lake = { title: 'Lake', description: '' }

test('a field typed back to its saved value is not a change', () => {
  const drafts = openDrafts()
  drafts.change('bees', bees, { title: 'Wasps' })
  drafts.change('bees', bees, { description: 'In May' })
  assert.deepEqual(readValues(drafts.readEntries('bees')), { title: 'Wasps', description: 'In May' })
  drafts.change('bees', bees, { title: 'Bees', description: '' })
  assert.deepEqual(drafts.forms.get(), {})
})

test('an emptied title is a change, so that saving it fails with a message', () => {
  const drafts = openDrafts()
  drafts.change('bees', bees, { title: '' })
  assert.deepEqual(readValues(drafts.readEntries('bees')), { title: '' })
})

test('an entry made while the form was being saved stays, with the newly saved value as its base', () => {
  const drafts = openDrafts()
  drafts.change('bees', bees, { title: 'Wasps' })
  const sent = drafts.readEntries('bees')
  drafts.change('bees', bees, { title: 'Wasps!', description: 'In May' })
  drafts.settle('bees', sent, { ...bees, title: 'Wasps' })
  assert.deepEqual(readValues(drafts.readEntries('bees')), { title: 'Wasps!', description: 'In May' })
  assert.deepEqual(readBases(drafts.readEntries('bees')), { title: 'Wasps', description: '' })
  drafts.settle('bees', drafts.readEntries('bees'), { title: 'Wasps!', description: 'In May' })
  assert.deepEqual(drafts.forms.get(), {})
})

test('saving some of the fields keeps the entries of the others, and the values from when their edit began', () => {
  const drafts = openDrafts()
  drafts.change('bees', bees, { title: 'Wasps', description: 'In May' })
  const sent = pickEntries(drafts.readEntries('bees'), ['title'])
  drafts.settle('bees', sent, { title: 'Wasps', description: 'somebody else’s' })
  assert.deepEqual(drafts.readEntries('bees'), { description: { value: 'In May', base: '' } })
})

test('saving one form keeps the entries of another', () => {
  const drafts = openDrafts()
  drafts.change('bees', bees, { title: 'Wasps' })
  drafts.change('lake', lake, { title: 'Pond' })
  drafts.settle('bees', drafts.readEntries('bees'), { ...bees, title: 'Wasps' })
  assert.deepEqual(Object.keys(drafts.forms.get()), ['lake'])
})

test('a field keeps the base from when its edit began, whatever others save in the meantime', () => {
  const drafts = openDrafts()
  drafts.change('bees', bees, { title: 'Wasps' })
  drafts.change('bees', { ...bees, title: 'Hornets' }, { title: 'Wasps!' })
  assert.deepEqual(readBases(drafts.readEntries('bees')), { title: 'Bees' })
})

test('an entry that others have saved as well is dropped', () => {
  const drafts = openDrafts()
  drafts.change('bees', bees, { title: 'Wasps' })
  drafts.prune('bees', { ...bees, title: 'Wasps' })
  assert.deepEqual(drafts.forms.get(), {})
})

test('lists are compared by their items', () => {
  const drafts = openDrafts()
  drafts.change('memory', { mediaIds: ['a', 'b'] }, { mediaIds: ['a', 'b'] })
  assert.deepEqual(drafts.forms.get(), {})
  drafts.change('memory', { mediaIds: ['a', 'b'] }, { mediaIds: ['b', 'a'] })
  assert.deepEqual(readValues(drafts.readEntries('memory')), { mediaIds: ['b', 'a'] })
})

test('a field typed back, while it was being saved, to the value that was sent is no longer a change', () => {
  const drafts = openDrafts()
  drafts.change('bees', bees, { title: 'Wasps' })
  const sent = drafts.readEntries('bees')
  for (const title of ['Wasps!', 'Wasps']) drafts.change('bees', bees, { title })
  drafts.settle('bees', sent, { ...bees, title: 'Wasps' })
  assert.deepEqual(drafts.forms.get(), {})
})

test('a value that the server stored in another form, such as trimmed, is no longer a change', () => {
  const drafts = openDrafts()
  drafts.change('bees', bees, { title: ' Wasps ' })
  drafts.settle('bees', drafts.readEntries('bees'), { ...bees, title: 'Wasps' })
  assert.deepEqual(drafts.forms.get(), {})
})

test('drop deletes the entries of one form, and clear those of all forms', () => {
  const drafts = openDrafts()
  for (const form of ['bees', 'lake', 'pond']) drafts.change(form, bees, { title: 'Wasps' })
  drafts.drop('bees')
  assert.deepEqual(Object.keys(drafts.forms.get()), ['lake', 'pond'])
  drafts.clear()
  assert.deepEqual(drafts.forms.get(), {})
})
