import { useId, useState } from 'react'
import type { AnsweredPhoto } from '../../../../contract/media/answers.ts'
import { texts } from '../../../../languages/en/dashboard/answers.ts'
import { texts as settingsTexts } from '../../../../languages/en/dashboard/settings.ts'
import { direction } from '../../../../languages/en/grammar.ts'
import { isolate } from '../../../../domain/direction.ts'
import { findToday } from '../../../../domain/calendar/dates.ts'
import { isAfter } from '../../../../domain/calendar/edtf.ts'
import { parseWrittenDate } from '../../../../domain/calendar/writtenDates.ts'
import { findTakenDate } from '../../../../domain/takenDate.ts'
import { linkTo } from '../../../api/urls.ts'
import { Photo } from '../../../media/Photo.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useDates } from '../../parts/dates/dates.ts'
import { isolateTyped } from '../../parts/lists/format.ts'
import { TakenField } from '../manage/TakenField.tsx'
import './answers.css'
import { type AnswerGroup, groupAnswers } from './groupAnswers.ts'
import { useDecision } from './useDecision.ts'

/** A photograph, what is known about it, and what visitors said: a line for what several said alike, with a button to take it. */
export const AnsweredSection = ({ media, answers }: AnsweredPhoto) => {
  const id = useId()
  const { formatTaken } = useDates()
  const { decide, busy } = useDecision()
  const groups = groupAnswers(answers)
  const date = findTakenDate(media)
  const known = [
    ...(media.people ?? []).map(({ name }) => isolate(name, direction)),
    ...(date ? [formatTaken(date)] : []),
  ]
  return (
    <section className="card answered" aria-labelledby={id}>
      <a href={`${linkTo('/gallery')}?photo=${media.id}`}>
        <Photo item={media} sizes="(max-width: 34rem) 90vw, 20rem" />
      </a>
      <div>
        <h3 id={id}>{isolateTyped(media.alt ?? media.title)}</h3>
        {known.length > 0 && <p className="hint">{known.join(', ')}</p>}
        <ul>
          {groups.map((group) => (
            <GroupLine key={group.ids[0]} {...{ group, busy, decide }} />
          ))}
        </ul>
        {groups.length > 1 && (
          <Button
            aria-describedby={id}
            busy={busy}
            onClick={() =>
              decide(
                'putAside',
                groups.flatMap(({ ids }) => ids),
              )
            }
          >
            {texts.putAllAside}
          </Button>
        )}
      </div>
    </section>
  )
}

interface LineProps extends ReturnType<typeof useDecision> {
  group: AnswerGroup
}

const GroupLine = ({ group, decide, busy }: LineProps) => {
  const id = useId()
  const { formatTaken } = useDates()
  const { kind, value, takenAt, ids } = group
  /** the date that a visitor means, as a keeper types it, because the words cannot be read or can be two dates */
  const [typedDate, setTypedDate] = useState(value)
  const date = takenAt === null ? parseWrittenDate(typedDate) : takenAt
  return (
    <li>
      <div>
        <div id={id}>
          <p className="hint">{texts.kinds[kind]}</p>
          <p>{sayGroup(group, takenAt ? formatTaken(takenAt) : value)}</p>
        </div>
        {takenAt === null && <TakenField value={typedDate} onChange={setTypedDate} />}
      </div>
      <div className="row">
        <Button
          tone="primary"
          aria-describedby={id}
          busy={busy}
          disabled={date === null || (date && isAfter(date, findToday()))}
          onClick={() => decide('take', ids, date ?? undefined)}
        >
          {texts.take}
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
