import type { Copy } from '../../../../contract/copy.ts'
import { useChange } from '../../../api/useChange.ts'
import { useLists } from '../../../api/useLists.ts'
import { type Reading, useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { Failed } from '../../../ui/Failed.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { ReadState } from '../../../ui/ReadState.tsx'
import { FinishedCopy } from './FinishedCopy.tsx'
import { StartCopy } from './StartCopy.tsx'
import { texts } from './texts.ts'

/** Progress is read this often. */
const LOOK_MS = 1_000

/** The whole memorial as a ZIP file that opens without a server: made, stopped, downloaded. */
export const CopyPanel = () => {
  const read = useRead('GET /api/copy', { fresh: true })
  return (
    <fieldset className="copy-panel">
      <legend>{texts.title}</legend>
      <p>{texts.what}</p>
      <ReadState read={read} texts={texts}>
        {({ copy }) =>
          copy?.state === 'running' ? (
            <FollowedCopy copy={copy} read={read} />
          ) : (
            <>
              {copy && <FinishedCopy copy={copy} />}
              <StartCopy isAgain={copy !== null} />
            </>
          )
        }
      </ReadState>
    </fieldset>
  )
}

/** After a failure nothing is asked until the person wants to: the login, too, would come back every second. */
const FollowedCopy = ({ copy, read }: { copy: Copy; read: Pick<Reading<unknown>, 'error' | 'retry'> }) =>
  read.error ? <Failed message={texts.failed} onRetry={read.retry} /> : <RunningCopy copy={copy} />

const RunningCopy = ({ copy: { done, of } }: { copy: Copy }) => {
  useRead('GET /api/copy', { everyMs: LOOK_MS })
  const { refetch } = useLists()
  const { mutate, isPending } = useChange('DELETE /api/copy', {
    success: texts.stopped,
    failure: texts.stopFailed,
    onSuccess: () => refetch('/api/copy'),
  })
  return (
    <>
      <p role="status">{texts.running}</p>
      <Progress label={texts.progress} value={of ? (100 * done) / of : 0} />
      <p>{of > 0 && texts.count(done, of)}</p>
      <Button busy={isPending} onClick={() => mutate({})}>
        {texts.stop}
      </Button>
    </>
  )
}
