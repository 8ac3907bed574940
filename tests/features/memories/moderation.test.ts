import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type SharedMemory, chooseReasonToHold } from '../../../server/features/memories/moderation.ts'
import { toTypedMemory, toMemoryText } from '../../../web/memories/memoryText.ts'

const memory: SharedMemory = {
  ...toMemoryText(toTypedMemory()),
  name: 'Karin',
  content: 'He wrote the date on every jar, and who liked it dark.',
  repeated: false,
}
const doubt = (more: Partial<SharedMemory>) => chooseReasonToHold('doubtful', { ...memory, ...more })

test('nothing is held unless the family wants it', () => {
  assert.equal(
    chooseReasonToHold('off', { ...memory, website: 'https://spam.example', repeated: true }),
    null,
  )
})

test('everything is held when the family wants to read it first', () => {
  assert.equal(chooseReasonToHold('all', memory), 'all')
})

test('an ordinary memory is not doubtful', () => {
  assert.equal(doubt({}), null)
  assert.equal(doubt({ content: null }), null)
  assert.equal(doubt({ website: '', writingMs: 4_000 }), null)
  assert.equal(
    doubt({ name: 'Dr. St. John, M.D.', content: 'See you at 3.30 p.m. … e.g. by the river.' }),
    null,
  )
})

test('a memory with the hidden field filled in is doubtful', () => {
  assert.equal(doubt({ website: 'Acme' }), 'trap')
  assert.equal(doubt({ website: '   ' }), null)
})

test('a memory written faster than anyone writes is doubtful', () => {
  assert.equal(doubt({ writingMs: 0 }), 'haste')
  assert.equal(doubt({ writingMs: 2_999 }), 'haste')
  assert.equal(doubt({ writingMs: 3_000 }), null)
})

test('links are doubtful in every place and notation', () => {
  for (const content of [
    'Look at https://spam.example/offer',
    'visit WWW.spam.example',
    '<a href="//spam.example">here</a>',
    '[URL=spam.example]here[/URL]',
  ])
    assert.equal(doubt({ content }), 'links', content)
  assert.equal(doubt({ name: 'http://spam.example' }), 'links')
})

test('the same long text again is doubtful, the same short condolence is not', () => {
  assert.equal(doubt({ repeated: true }), 'repeated')
  assert.equal(doubt({ repeated: true, content: 'Rest in peace.' }), null)
  assert.equal(doubt({ repeated: true, content: null }), null)
})
