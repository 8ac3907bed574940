import type { Session } from '../../../contract/auth.ts'
import { useChange } from '../../api/useChange.ts'
import { useLists } from '../../api/useLists.ts'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { ReadState } from '../../ui/ReadState.tsx'
import { timeOf } from '../format.ts'
import './keepers/keepers.css'
import { Panel } from '../Panel.tsx'
import { sessionsTexts as texts } from './sessionsTexts.ts'

/** Where one is logged in; whatever is not known any more is ended. */
export const SessionsPanel = () => {
  const sessions = useRead('GET /api/sessions', { fresh: true })
  return (
    <Panel title={texts.title} folds>
      <ReadState read={sessions} texts={texts}>
        {(data) => (
          <>
            <ul className="keepers">
              {data.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {data.length > 1 && <EndOthers />}
          </>
        )}
      </ReadState>
    </Panel>
  )
}

const SessionRow = ({ session: { id, device, lastUsedAt, isThis } }: { session: Session }) => {
  const { refetch } = useLists()
  const { mutate, isPending } = useChange('DELETE /api/sessions/:id', {
    success: texts.ended,
    failure: texts.endFailed,
    onSuccess: () => refetch('/api/sessions'),
  })
  const name = device ?? texts.unknownDevice
  return (
    <li className="row">
      <div className="keeper-text">
        <p>{name}</p>
        <p className="hint">{isThis ? texts.here : texts.lastUsed(timeOf(lastUsedAt))}</p>
      </div>
      {!isThis && (
        <div className="row">
          <Button
            busy={isPending}
            aria-label={`${texts.end}: ${name}, ${texts.lastUsed(timeOf(lastUsedAt))}`}
            onClick={() => mutate({ params: { id } })}
          >
            {texts.end}
          </Button>
        </div>
      )}
    </li>
  )
}

const EndOthers = () => {
  const { refetch } = useLists()
  const { mutate, isPending } = useChange('DELETE /api/sessions', {
    success: texts.othersEnded,
    failure: texts.endFailed,
    onSuccess: () => refetch('/api/sessions'),
  })
  return (
    <Button busy={isPending} onClick={() => mutate({})}>
      {texts.endOthers}
    </Button>
  )
}
