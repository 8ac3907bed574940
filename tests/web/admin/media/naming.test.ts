import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Media } from '../../../../contract/media/media.ts'
import { compareNames, listInverses } from '../../../../web/admin/media/manage/people/naming.ts'

const left = { x: 0.2, y: 0.4, width: 0.1, height: 0.1 }
const right = { ...left, x: 0.8 }
const itemOf = (id: string, people?: Media['people']) => ({ id, people }) as Media
const named = (name: string, area: typeof left | null = null) => ({ id: name, name, area })

test('only what a keeper changed is said: a new name, a place that moved, and a name that is gone', () => {
  const before = [named('Ida', left), named('Paul'), named('Marta')]
  const after = [named('Ida', right), named('Marta'), named('Lea')]
  assert.deepEqual(compareNames(before, after), {
    add: [named('Ida', right), named('Lea')],
    remove: ['Paul'],
  })
  assert.deepEqual(compareNames(before, before), { add: [], remove: [] })
})

test('an Undo takes a name only from those photographs that did not have it', () => {
  const items = [itemOf('1'), itemOf('2', [named('Ida', left)]), itemOf('3')]
  assert.deepEqual(listInverses(items, { ids: ['1', '2', '3'], add: [{ name: 'IDA ' }] }), [
    { ids: ['1', '3'], add: [], remove: ['IDA '] },
  ])
})

test('an Undo gives each photograph a removed name with its own place', () => {
  const items = [itemOf('1', [named('Ida', left)]), itemOf('2', [named('Ida', right)]), itemOf('3')]
  assert.deepEqual(listInverses(items, { ids: ['1', '2', '3'], remove: ['ida'] }), [
    { ids: ['1'], add: [{ name: 'Ida', area: left }], remove: [] },
    { ids: ['2'], add: [{ name: 'Ida', area: right }], remove: [] },
  ])
})

test('an Undo of a place that moved brings back the earlier one', () => {
  const items = [itemOf('1', [named('Ida', left)])]
  assert.deepEqual(listInverses(items, { ids: ['1'], add: [{ name: 'Ida', area: right }] }), [
    { ids: ['1'], add: [{ name: 'Ida', area: left }], remove: [] },
  ])
})
