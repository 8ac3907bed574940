import type { Person } from '../../../../contract/media/people.ts'
import { parseWrittenDate } from '../../../../domain/calendar/writtenDates.ts'
import { toNameKey } from '../../../../domain/foldConfusables.ts'
import { isNearName, isSameName } from '../../../../domain/person/names.ts'
import { splitNames } from '../../../../domain/person/splitNames.ts'
import type { AnswerGroup } from './groupAnswers.ts'

/**
 * Reads a line of answers, with what a keeper typed for it instead. `hiddenName` is the name of somebody whom it may name and visitors do
 * not see; `proposals` are the texts with the known person it may mean.
 */
export function readLine(
  group: AnswerGroup,
  typed: string | undefined,
  people: readonly Pick<Person, 'name' | 'hidden'>[],
) {
  const text = typed ?? group.value
  const date = group.takenAt === null ? parseWrittenDate(text) : group.takenAt
  const names = group.kind === 'who' ? splitNames(text).names : []
  const mayBe = (name: string) =>
    people.filter((person) => isSameName(name, person.name) || isNearName(name, person.name))
  const hiddenName = names.flatMap(mayBe).find(({ hidden }) => hidden)?.name
  const isKnown = (name: string) => people.some((person) => toNameKey(person.name) === toNameKey(name))
  const proposals = names
    .filter((name) => !isKnown(name))
    .flatMap((name) => mayBe(name).map((person) => text.replace(name, () => person.name)))
  return { ...group, text, date, typed, hiddenName, proposals: [...new Set(proposals)] }
}

export type AnswerLine = ReturnType<typeof readLine>

/** Lists the lines that one press can take together, because none of them asks the keeper anything. */
export const listClear = (lines: readonly AnswerLine[]): AnswerLine[] =>
  lines.filter(
    ({ kind, takenAt, hiddenName, proposals }) =>
      kind !== 'remark' &&
      takenAt !== null &&
      hiddenName === undefined &&
      proposals.length === 0 &&
      (kind !== 'when' || lines.filter((line) => line.kind === 'when').length === 1),
  )
