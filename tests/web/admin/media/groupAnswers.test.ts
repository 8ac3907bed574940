import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answer } from '../../../../contract/media/answers.ts'
import { parseWrittenDate } from '../../../../domain/calendar/writtenDates.ts'
import { groupAnswers } from '../../../../web/admin/media/answers/groupAnswers.ts'

const said = (kind: Answer['kind'], value: string, from: string | null, index: number): Answer => ({
  id: `${index}`,
  kind,
  value,
  ...(kind === 'when' && { takenAt: parseWrittenDate(value) }),
  from,
  saidAt: '2031-12-01T12:00:00Z',
})

test('what several people say alike is one group, with each name once, and the kinds are side by side', () => {
  const lines: [Answer['kind'], string, string | null][] = [
    ['when', '1962', 'Ida'],
    ['where', 'At the lake', null],
    ['when', 'im Jahr 1962', 'Paul'],
    ['who', 'Łukasz', 'Ida'],
    ['when', '1963', 'Karin'],
    ['who', 'łukasz ', null],
    ['when', 'in 1962', 'ida'],
    ['when', '4/3/1965', 'Ben'],
  ]
  const groups = groupAnswers(lines.map(([kind, value, from], index) => said(kind, value, from, index)))
  assert.deepEqual(
    groups.map(({ value, names, namelessCount, ids }) => [value, names, namelessCount, ids.join()]),
    [
      ['Łukasz', ['Ida'], 1, '3,5'],
      ['1962', ['Ida', 'Paul'], 0, '0,2,6'],
      ['1963', ['Karin'], 0, '4'],
      ['4/3/1965', ['Ben'], 0, '7'],
      ['At the lake', [], 1, '1'],
    ],
  )
})
