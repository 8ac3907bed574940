import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Edits, shownText, withEdit, withoutSaved } from '../../../../web/admin/media/manage/edits.ts'

const bees = { id: 'bees', title: 'Bees', description: null }
const none: Edits = new Map()

test('a row shows what is typed, and beside it what is stored', () => {
  assert.deepEqual(shownText(bees, { description: 'In May' }), { title: 'Bees', description: 'In May' })
  assert.deepEqual(shownText(bees, undefined), { title: 'Bees', description: '' })
})

test('what is typed back to what is stored is no change', () => {
  const changed = withEdit(withEdit(none, bees, { title: 'Wasps' }), bees, { description: 'In May' })
  assert.deepEqual(changed.get('bees'), { title: 'Wasps', description: 'In May' })
  const back = withEdit(withEdit(changed, bees, { title: 'Bees' }), bees, { description: '' })
  assert.equal(back.has('bees'), false)
})

test('an emptied title is a change, so that saving it fails with a message', () => {
  assert.deepEqual(withEdit(none, bees, { title: '' }).get('bees'), { title: '' })
})

test('what was typed while a row was being saved stays', () => {
  const sent = { title: 'Wasps' }
  const typedOn = withEdit(withEdit(none, bees, sent), bees, { title: 'Wasps!', description: 'In May' })
  const stored = { ...bees, title: 'Wasps' }
  assert.deepEqual(withoutSaved(typedOn, stored, sent).get('bees'), {
    title: 'Wasps!',
    description: 'In May',
  })
  assert.equal(withoutSaved(withEdit(none, bees, sent), stored, sent).has('bees'), false)
})

test('saving one row leaves the text of another', () => {
  const lake = { id: 'lake', title: 'Lake', description: null }
  const both = withEdit(withEdit(none, bees, { title: 'Wasps' }), lake, { title: 'Pond' })
  const left = withoutSaved(both, { ...bees, title: 'Wasps' }, { title: 'Wasps' })
  assert.deepEqual([...left.keys()], ['lake'])
})
