import { useId, useState } from 'react'
import type { Session } from '../../../../contract/people/auth.ts'
import { useRead } from '../../../api/useRead.ts'
import { ChangeButton } from '../../../api/ChangeButton.tsx'
import { countShown } from '../../../ui/longLists/countShown.ts'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { useDates } from '../../parts/dates/dates.ts'
import { FoldButton } from '../../parts/cards/FoldButton.tsx'
import { ListRow } from '../keepers/ListRow.tsx'
import { Panel } from '../../parts/cards/Panel.tsx'
import { groupSessions, type SessionLine } from './groupSessions.ts'
import { colon } from '../../../../languages/en/grammar.ts'
import { sessionsTexts as texts } from '../../../../languages/en/dashboard/sessions.ts'
import './sessions.css'

const SHOWN_LINES = 3

/** The keeper can end every session except the current session. */
export const SessionsPanel = () => {
  const sessions = useRead('GET /api/sessions', { refetchOnMount: true })
  return (
    <Panel title={texts.title} isFoldable>
      <ReadState readState={sessions} texts={texts}>
        {(data) => (
          <>
            <Lines lines={groupSessions(data)} onEnded={sessions.retry} />
            {data.length > 1 && (
              <ChangeButton
                endpoint="DELETE /api/sessions"
                input={{ query: {} }}
                success={texts.othersEnded}
                failure={texts.endFailed}
                onSuccess={sessions.retry}
              >
                {texts.endOthers}
              </ChangeButton>
            )}
          </>
        )}
      </ReadState>
    </Panel>
  )
}

/** Shows the current session and the lines used last, and the others once someone asks for them. */
const Lines = ({ lines, onEnded }: { lines: readonly SessionLine[]; onEnded: () => void }) => {
  const [isWhole, setWhole] = useState(false)
  const shownCount = countShown(lines.length, SHOWN_LINES)
  const shownLines = isWhole ? lines : lines.slice(0, shownCount)
  return (
    <>
      <ul className="keepers">
        {shownLines.map(({ device, sessions }) =>
          device !== null && sessions.length > 1 ? (
            <DeviceRow key={device} {...{ device, sessions, onEnded }} />
          ) : (
            sessions.map((session) => <SessionRow key={session.id} {...{ session, onEnded }} />)
          ),
        )}
      </ul>
      {shownLines.some(({ sessions }) => sessions.length > 1) && <p className="hint">{texts.alike}</p>}
      {lines.length > shownCount && (
        <FoldButton isOpen={isWhole} onToggle={() => setWhole(!isWhole)}>
          {isWhole ? texts.showFewer : texts.showAll(lines.length)}
        </FoldButton>
      )}
    </>
  )
}

interface DeviceProps {
  device: string
  sessions: readonly Session[]
  onEnded: () => void
}

/** All sessions of one kind of device in one row, which unfolds. */
const DeviceRow = ({ device, sessions, onEnded }: DeviceProps) => {
  const { formatMinute } = useDates()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const name = texts.several(device, sessions.length)
  return (
    <>
      <ListRow
        name={
          <FoldButton isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
            {name}
          </FoldButton>
        }
        note={texts.lastUsed(formatMinute(sessions[0]?.lastUsedAt ?? ''))}
      >
        <ChangeButton
          endpoint="DELETE /api/sessions"
          input={{ query: { device } }}
          question={texts.endAllQuestion(device, sessions.length)}
          success={texts.allEnded}
          failure={texts.endFailed}
          onSuccess={onEnded}
          aria-label={`${texts.endAll}${colon} ${name}`}
        >
          {texts.endAll}
        </ChangeButton>
      </ListRow>
      <li id={id} hidden={!isOpen}>
        <ul className="alike-sessions">
          {sessions.map((session) => (
            <SessionRow key={session.id} {...{ session, onEnded }} />
          ))}
        </ul>
      </li>
    </>
  )
}

const SessionRow = ({ session, onEnded }: { session: Session; onEnded: () => void }) => {
  const { formatMinute } = useDates()
  const { id, device, lastUsedAt, isThis } = session
  const name = device ?? texts.unknownDevice
  return (
    <ListRow name={name} note={isThis ? texts.here : texts.lastUsed(formatMinute(lastUsedAt))}>
      {!isThis && (
        <ChangeButton
          endpoint="DELETE /api/sessions/:id"
          input={{ params: { id } }}
          success={texts.ended}
          failure={texts.endFailed}
          onSuccess={onEnded}
          aria-label={`${texts.end}${colon} ${name}, ${texts.lastUsed(formatMinute(lastUsedAt))}`}
        >
          {texts.end}
        </ChangeButton>
      )}
    </ListRow>
  )
}
