import { useId, useState } from 'react'
import type { AnsweredPhoto } from '../../../../contract/media/answers.ts'
import { texts } from '../../../../languages/en/dashboard/answers.ts'
import { texts as peopleTexts } from '../../../../languages/en/dashboard/people.ts'
import { texts as settingsTexts } from '../../../../languages/en/dashboard/settings.ts'
import { direction } from '../../../../languages/en/grammar.ts'
import { isolate } from '../../../../domain/direction.ts'
import { findToday } from '../../../../domain/calendar/dates.ts'
import { isAfter } from '../../../../domain/calendar/edtf.ts'
import { findTakenDate } from '../../../../domain/takenDate.ts'
import { linkTo } from '../../../api/urls.ts'
import { useRead } from '../../../api/useRead.ts'
import { Photo } from '../../../media/Photo.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/Field.tsx'
import { useDates } from '../../parts/dates/dates.ts'
import { isolateTyped } from '../../parts/lists/format.ts'
import { TakenField } from '../manage/TakenField.tsx'
import './answers.css'
import { type AnswerGroup, groupAnswers } from './groupAnswers.ts'
import { type AnswerLine, listClear, readLine } from './readLine.ts'
import { useDecision } from './useDecision.ts'

/** A photograph, what is known about it, and what visitors said: a line for what several said alike, with a button to take it. */
export const AnsweredSection = ({ media, answers }: AnsweredPhoto) => {
  const id = useId()
  const { formatTaken } = useDates()
  const { decide, busy } = useDecision()
  const { data: people = [] } = useRead('GET /api/people')
  /** the words that a keeper typed for a line, by the id of its first answer */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const lines = groupAnswers(answers).map((group) => readLine(group, typed[group.ids[0] ?? ''], people))
  const clear = listClear(lines)
  const date = findTakenDate(media)
  const known = [
    ...(media.people ?? []).map(({ name }) => isolate(name, direction)),
    ...(date ? [formatTaken(date)] : []),
  ]
  return (
    <section className="card answered" aria-labelledby={id}>
      <a
        href={`${linkTo('/gallery')}?photo=${media.id}`}
        style={{ '--ratio': (media.width || 4) / (media.height || 3) }}
      >
        <Photo item={media} sizes="(max-width: 34rem) 90vw, 20rem" />
      </a>
      <div>
        <h3 id={id}>{isolateTyped(media.alt ?? media.title)}</h3>
        {known.length > 0 && <p className="hint">{known.join(', ')}</p>}
        <ul>
          {lines.map((line) => (
            <GroupLine
              key={line.ids[0]}
              {...{ line, busy, decide }}
              onType={(text) => setTyped({ ...typed, [line.ids[0] ?? '']: text })}
            />
          ))}
        </ul>
        {lines.length > 1 && (
          <div className="row">
            {clear.length > 1 && (
              <Button
                aria-describedby={id}
                busy={busy}
                onClick={() =>
                  decide('take', listIds(clear), { names: Object.assign({}, ...clear.map(toNames)) })
                }
              >
                {texts.takeAll(clear.length, lines.length)}
              </Button>
            )}
            <Button aria-describedby={id} busy={busy} onClick={() => decide('putAside', listIds(lines))}>
              {texts.putAllAside}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

const listIds = (lines: readonly AnswerLine[]) => lines.flatMap(({ ids }) => ids)

/** The names that a keeper typed instead of the visitors' words. */
const toNames = ({ kind, ids, typed }: AnswerLine) =>
  kind === 'who' && typed !== undefined ? Object.fromEntries(ids.map((id) => [id, typed])) : {}

interface LineProps extends ReturnType<typeof useDecision> {
  line: AnswerLine
  onType: (text: string) => void
}

const GroupLine = ({ line, decide, busy, onType }: LineProps) => {
  const id = useId()
  const { formatTaken } = useDates()
  const { kind, value, takenAt, ids, date, text, typed, hiddenName, proposals } = line
  return (
    <li>
      <div>
        <div id={id}>
          <p className="hint">{texts.kinds[kind]}</p>
          <p>{sayGroup(line, takenAt ? formatTaken(takenAt) : value)}</p>
        </div>
        {takenAt === null && <TakenField value={text} onChange={onType} />}
        {kind === 'who' &&
          (typed === undefined ? (
            <Button className="bare" aria-describedby={id} onClick={() => onType(value)}>
              {texts.change}
            </Button>
          ) : (
            <TextField
              label={peopleTexts.name}
              value={text}
              onChange={({ target }) => onType(target.value)}
              autoComplete="off"
            />
          ))}
        {hiddenName !== undefined && <p className="notice problem">{texts.hiddenName(hiddenName)}</p>}
        <div className="below-field" aria-live="polite">
          {proposals.map((proposal) => (
            <Button key={proposal} onClick={() => onType(proposal)}>
              {texts.isIt(proposal)}
            </Button>
          ))}
        </div>
      </div>
      <div className="row">
        <Button
          tone="primary"
          aria-describedby={id}
          busy={busy}
          disabled={!text.trim() || date === null || (date && isAfter(date, findToday()))}
          onClick={() => decide('take', ids, { takenAt: date ?? undefined, names: toNames(line) })}
        >
          {kind === 'remark' ? texts.takeRemark : texts.take}
        </Button>
        <Button aria-describedby={id} busy={busy} onClick={() => decide('putAside', ids)}>
          {texts.putAside}
        </Button>
      </div>
    </li>
  )
}

/** The number of people who are named in a line. */
const NAMED = 3

/** 'Ida and Paul say 1962', and if nobody left a name, 'Somebody says 1962'. */
function sayGroup({ names, namelessCount }: AnswerGroup, value: string): string {
  const named = names.slice(0, NAMED)
  const others = names.length - named.length + namelessCount
  const people = others > 0 ? [...named, texts.others(others, named.length > 0)] : named
  return texts.say(settingsTexts.list(people), named.length + others, value)
}
