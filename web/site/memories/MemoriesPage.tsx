import { useMemo } from 'react'
import type { Timezone } from '../../../contract/calendar/zones.ts'
import { isCopy } from '../../api/isCopy.ts'
import { useRead } from '../../api/useRead.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { WhenAnswered } from '../../ui/WhenAnswered.tsx'
import { AddMemory } from './AddMemory.tsx'
import { FIRST_MEMORIES } from './firstScreen.ts'
import './memories.css'
import { OwnMemory } from './OwnMemory.tsx'
import { SharedMemories } from './SharedMemories.tsx'
import { texts } from './texts.ts'
import { useWriterKey } from './writerKey.ts'

export { firstPictures, firstSeeds } from './firstScreen.ts'

export default function MemoriesPage() {
  const { data: settings } = useRead('GET /api/settings')
  const [writerKey, leaveOwnMemory] = useWriterKey()
  if (!settings) return null
  return (
    <div className="memories">
      <h1>{isCopy ? texts.headingOfCopy(settings.name) : texts.heading(settings.name)}</h1>
      <Boundary>
        {isCopy ? null : writerKey ? (
          <OwnMemory key={writerKey} writerKey={writerKey} onLeave={leaveOwnMemory} />
        ) : (
          <AddMemory canMailWriters={settings.canMailWriters} />
        )}
      </Boundary>
      <section>
        <h2>{texts.shared}</h2>
        <SharedList name={settings.name} zone={settings.timezone} />
      </section>
    </div>
  )
}

const SharedList = ({ name, zone }: { name: string; zone: Timezone }) => {
  const memories = useRead('GET /api/memories')
  const media = useRead('GET /api/media')
  // a keeper who is logged in is answered with more: here he sees what visitors see
  const list = useMemo(() => memories.data?.filter(({ approved }) => approved) ?? [], [memories.data])
  const answered = memories.answered && media.answered
  return (
    <>
      {memories.error && <Failed message={texts.failed} onRetry={memories.retry} />}
      {media.error && <Failed message={texts.photosFailed} onRetry={media.retry} />}
      {!memories.error && !media.error && (
        <p role="status" className={answered ? 'unseen' : 'memories-loading'}>
          {answered ? texts.count(list.length) : texts.loading}
        </p>
      )}
      {list.length === 0 && (
        <WhenAnswered answered={memories.answered}>
          <div className="memories-empty">
            <p>{texts.empty}</p>
            {!isCopy && <p>{texts.emptyHint(name)}</p>}
          </div>
        </WhenAnswered>
      )}
      <SharedMemories memories={list} media={media.data ?? none} zone={zone} />
      {!isCopy && list.length === FIRST_MEMORIES && (
        <p className="only-unscripted">
          <a href="?all">{texts.all}</a>
        </p>
      )}
    </>
  )
}

const none: never[] = []
