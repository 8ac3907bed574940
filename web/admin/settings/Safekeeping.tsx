import type { Safekeeping as SafekeepingStatus } from '../../../contract/safekeeping.ts'
import { useRead } from '../../api/useRead.ts'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { useDates } from '../parts/dates/dates.ts'
import { Panel } from '../parts/cards/Panel.tsx'
import { WorkProgress } from '../parts/work/WorkProgress.tsx'
import { WorkStack } from '../parts/work/WorkStack.tsx'
import { texts } from '../../../languages/en/dashboard/settings.ts'

/** A panel that says whether all files are intact, and has a button that makes a backup on the server. */
export const Safekeeping = () => {
  const { formatLongDay } = useDates()
  const safekeeping = useRead('GET /api/safekeeping', { refetchOnMount: true })
  return (
    <Panel title={texts.safekeeping}>
      <ReadState readState={safekeeping} texts={texts.readingSafekeeping}>
        {(data) => (
          <>
            <p>
              {data.faultCount > 0
                ? texts.faulty(describeCounts(data), data.faultCount, data.faults.length)
                : texts.stored(describeCounts(data), data.checkedAt && formatLongDay(data.checkedAt))}{' '}
              {data.lastCopyAt
                ? texts.lastBackup(formatLongDay(data.lastCopyAt))
                : explainMissingBackup(data)}
            </p>
            {data.canBackUp && (
              <WorkProgress
                kind="backup"
                Layout={WorkStack}
                defaults={{}}
                changedPath="/api/safekeeping"
                texts={texts.backup}
              />
            )}
          </>
        )}
      </ReadState>
    </Panel>
  )
}

/** Lists the counts, such as '1,204 photographs, 3 videos and 41 songs'. Leaves out counts of zero. */
const describeCounts = ({ photographs, films, songs }: SafekeepingStatus) =>
  texts.list([
    ...(photographs > 0 ? [texts.photographs(photographs)] : []),
    ...(films > 0 ? [texts.videos(films)] : []),
    ...(songs > 0 ? [texts.songs(songs)] : []),
  ])

const explainMissingBackup = ({ canBackUp }: SafekeepingStatus) =>
  canBackUp ? texts.noBackupYet : texts.noBackup
