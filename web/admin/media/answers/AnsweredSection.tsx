import { useId } from 'react'
import type { AnsweredPhoto } from '../../../../contract/media/answers.ts'
import { findTakenDate } from '../../../../domain/takenDate.ts'
import { Photo } from '../../../media/Photo.tsx'
import { Button } from '../../../ui/Button.tsx'
import { texts } from '../../../../languages/en/dashboard/answers.ts'
import { manageTexts } from '../../../../languages/en/dashboard/media.ts'
import { texts as settingsTexts } from '../../../../languages/en/dashboard/settings.ts'
import { sheetTexts } from '../../../../languages/en/dashboard/sheet.ts'
import { useDates } from '../../parts/dates/dates.ts'
import { isolateTyped } from '../../parts/lists/format.ts'
import './answers.css'
import { type AnswerGroup, groupAnswers } from './groupAnswers.ts'
import { useDecision } from './useDecision.ts'

interface Props {
  photo: AnsweredPhoto
  onOpen: () => void
  onTypeDate: (typedText: string) => void
}

/** A photograph and what visitors said about it: what several said alike is one line, with buttons to take it or to put it aside. */
export const AnsweredSection = ({ photo: { media, answers }, onOpen, onTypeDate }: Props) => {
  const id = useId()
  const { formatTaken } = useDates()
  const { decide, busy } = useDecision()
  const groups = groupAnswers(answers)
  const date = findTakenDate(media)
  const known = [...(media.people ?? []).map(({ name }) => name), date && formatTaken(date)].filter(Boolean)
  return (
    <section className="card answered" aria-labelledby={id}>
      <button type="button" aria-label={`${manageTexts.preview}: ${media.title}`} onClick={onOpen}>
        <Photo item={media} sizes="(max-width: 34rem) 90vw, 240px" />
      </button>
      <div>
        <h3 id={id}>{isolateTyped(media.title)}</h3>
        {known.length > 0 && <p className="hint">{known.join(', ')}</p>}
        <ul>
          {groups.map((group) => (
            <GroupLine key={group.ids[0]} {...{ group, busy, decide, onTypeDate }} />
          ))}
        </ul>
        {groups.length > 1 && (
          <Button
            aria-describedby={id}
            busy={busy}
            onClick={() =>
              decide(
                'putAside',
                answers.map((answer) => answer.id),
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

interface LineProps
  extends Pick<ReturnType<typeof useDecision>, 'decide' | 'busy'>,
    Pick<Props, 'onTypeDate'> {
  group: AnswerGroup
}

const GroupLine = ({ group, decide, busy, onTypeDate }: LineProps) => {
  const id = useId()
  const { formatTaken } = useDates()
  const { kind, value, takenAt, ids } = group
  const meaning = takenAt && formatTaken(takenAt)
  const notes = {
    who: [],
    where: [],
    when: takenAt ? (meaning === value ? [] : [sheetTexts.takenAs(meaning ?? '')]) : [texts.unreadable],
  }[kind]
  return (
    <li>
      <div id={id}>
        <p className="hint">{texts.kinds[kind]}</p>
        <p>{sayGroup(group)}</p>
        {notes.map((note) => (
          <p key={note} className="hint">
            {note}
          </p>
        ))}
      </div>
      <div className="row">
        {takenAt === null ? (
          <Button aria-describedby={id} onClick={() => onTypeDate(value)}>
            {texts.typeDate}
          </Button>
        ) : (
          <Button tone="primary" aria-describedby={id} busy={busy} onClick={() => decide('take', ids)}>
            {texts.take}
          </Button>
        )}
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
function sayGroup({ value, names, namelessCount }: AnswerGroup): string {
  const named = names.slice(0, NAMED)
  const others = names.length - named.length + namelessCount
  const people = others > 0 ? [...named, texts.others(others, named.length > 0)] : named
  return texts.say(settingsTexts.list(people), named.length + others, value)
}
