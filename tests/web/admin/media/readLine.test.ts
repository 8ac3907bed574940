import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AnswerGroup } from '../../../../web/admin/media/answers/groupAnswers.ts'
import { listClear, readLine } from '../../../../web/admin/media/answers/readLine.ts'

const people = [
  { name: 'Helen Berg', hidden: false },
  { name: 'Łucja Müller', hidden: false },
  { name: 'Emil', hidden: true },
]
const group = (kind: AnswerGroup['kind'], value: string, takenAt?: AnswerGroup['takenAt']): AnswerGroup => ({
  kind,
  value,
  takenAt,
  ids: [value],
  names: [],
  namelessCount: 1,
})
const readWho = (value: string, typed?: string) => {
  const { hiddenName, proposals } = readLine(group('who', value), typed, people)
  return [hiddenName, ...proposals]
}

test('the known person is proposed, and a name that visitors do not see is said', () => {
  assert.deepEqual(readWho('Helen'), [undefined, 'Helen Berg'])
  assert.deepEqual(readWho('helen berg'), [undefined])
  assert.deepEqual(readWho('Lucja Mueller and Paul'), [undefined, 'Łucja Müller and Paul'])
  assert.deepEqual(readWho('Paul'), [undefined])
  assert.deepEqual(readWho('Emil'), ['Emil'])
  assert.deepEqual(readWho('Emíl'), ['Emil', 'Emil'])
  assert.deepEqual(readWho('the twins and Emil'), ['Emil', 'Emil'])
  assert.deepEqual(readWho('Helen', 'Helen Berg'), [undefined])
})

test('one press takes only what asks nothing: no doubt, no hidden name, no date that can be two, no second date', () => {
  const listTaken = (groups: AnswerGroup[]) =>
    listClear(groups.map((each) => readLine(each, undefined, people))).map(({ value }) => value)
  const who = ['Paul', 'Helen', 'Emil'].map((name) => group('who', name))
  const others = [group('remark', 'Otto?'), group('where', 'At the lake')]
  const year = group('when', '1962', '1962' as AnswerGroup['takenAt'])
  assert.deepEqual(listTaken([...who, ...others, year]), ['Paul', 'At the lake', '1962'])
  const otherYear = group('when', '1963', '1963' as AnswerGroup['takenAt'])
  assert.deepEqual(listTaken([...others, year, otherYear]), ['At the lake'])
  assert.deepEqual(listTaken([group('when', '4/3/1965', null)]), [])
})
