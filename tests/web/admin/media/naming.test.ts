import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Media } from '../../../../contract/media/media.ts'
import { listInverses } from '../../../../web/admin/media/manage/people/naming.ts'

const left = { x: 0.2, y: 0.4, width: 0.1, height: 0.1 }
const right = { ...left, x: 0.8 }
const itemOf = (id: string, area?: typeof left) =>
  ({ id, people: area && [{ id: 'ida', name: 'Ida', area }] }) as unknown as Media

test('an Undo takes a new name only from those photographs that did not have it', () => {
  const items = [itemOf('1'), itemOf('2', left), itemOf('3')]
  assert.deepEqual(listInverses(items, { ids: ['1', '2', '3'], add: [{ name: 'IDA ' }] }), [
    { ids: ['1', '3'], add: [], remove: ['IDA '] },
    { ids: ['2'], add: [{ name: 'Ida', area: left }], remove: [] },
  ])
})

test('an Undo gives each photograph a name that was removed or moved with its own place', () => {
  const items = [itemOf('1', left), itemOf('2', right)]
  const inverses = [
    { ids: ['1'], add: [{ name: 'Ida', area: left }], remove: [] },
    { ids: ['2'], add: [{ name: 'Ida', area: right }], remove: [] },
  ]
  assert.deepEqual(listInverses(items, { ids: ['1', '2'], remove: ['ida'] }), inverses)
  assert.deepEqual(listInverses(items, { ids: ['1', '2'], add: [{ name: 'Ida', area: null }] }), inverses)
})
