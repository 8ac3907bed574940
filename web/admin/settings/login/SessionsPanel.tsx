import type { Session } from '../../../../contract/people/auth.ts'
import { useRead } from '../../../api/useRead.ts'
import { ChangeButton } from '../../../api/ChangeButton.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { useDates } from '../../dates/dates.ts'
import { ListRow } from '../keepers/ListRow.tsx'
import { Panel } from '../../Panel.tsx'
import { sessionsTexts as texts } from './sessionsTexts.ts'

/** The keeper can end every session except the current session. */
export const SessionsPanel = () => {
  const sessions = useRead('GET /api/sessions', { refetchOnMount: true })
  return (
    <Panel title={texts.title} isFoldable>
      <ReadState readState={sessions} texts={texts}>
        {(data) => (
          <>
            <ul className="keepers">
              {data.map((session) => (
                <SessionRow key={session.id} session={session} onEnded={sessions.retry} />
              ))}
            </ul>
            {data.length > 1 && (
              <ChangeButton
                endpoint="DELETE /api/sessions"
                input={{}}
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
          aria-label={`${texts.end}: ${name}, ${texts.lastUsed(formatMinute(lastUsedAt))}`}
        >
          {texts.end}
        </ChangeButton>
      )}
    </ListRow>
  )
}
