import { useMemo, useState } from 'react'
import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { usePageData } from '../../api/pageData.ts'
import { useRead } from '../../api/useRead.ts'
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx'
import { LoadFailure } from '../../ui/loading/LoadFailure.tsx'
import { WhenLoaded } from '../../ui/loading/WhenLoaded.tsx'
import { AddMemory } from './form/AddMemory.tsx'
import { FIRST_MEMORY_COUNT } from './initialView.ts'
import './memories.css'
import { OwnMemory } from './own/OwnMemory.tsx'
import { SharedMemories } from './SharedMemories.tsx'
import { texts } from './texts.ts'
import { useWriterKey } from './own/writerKey.ts'

export { readSeeds } from './initialView.ts'

export default function MemoriesPage() {
  const { data: settings } = useRead('GET /api/settings')
  const [writerKey, leaveOwnMemory] = useWriterKey()
  const [sharedId, setSharedId] = useState<string | null>(null)
  if (!settings) return null
  return (
    <div className="memories">
      {isStaticCopy ? (
        <h1>{texts.headingOfCopy(settings.name)}</h1>
      ) : (
        <h1 data-printed={texts.headingOfCopy(settings.name)}>
          <span>{texts.heading(settings.name)}</span>
        </h1>
      )}
      <ErrorBoundary>
        {isStaticCopy ? null : writerKey ? (
          <OwnMemory key={writerKey} writerKey={writerKey} onLeave={leaveOwnMemory} />
        ) : (
          <AddMemory canMailWriters={settings.canMailWriters} onShared={setSharedId} />
        )}
      </ErrorBoundary>
      <section>
        <h2>{texts.shared}</h2>
        <SharedList name={settings.name} shared={sharedId} />
      </section>
    </div>
  )
}

/** If a memory was just written on this page, scrolls to that memory. */
const SharedList = ({ name, shared: sharedId }: { name: string; shared: string | null }) => {
  const { isComplete } = usePageData()
  const memories = useRead('GET /api/memories')
  const media = useRead('GET /api/media')
  // the server sends keepers more memories than visitors; this page shows only the memories that visitors see
  const list = useMemo(() => memories.data?.filter(({ approved }) => approved) ?? [], [memories.data])
  const isFetched = memories.isFetched && media.isFetched
  return (
    <>
      {memories.error && <LoadFailure message={texts.failed} onRetry={memories.retry} />}
      {media.error && <LoadFailure message={texts.photosFailed} onRetry={media.retry} />}
      {!memories.error && !media.error && (
        <p role="status" className={isFetched ? 'unseen' : 'memories-loading'}>
          {isFetched ? texts.count(list.length) : texts.loading}
        </p>
      )}
      {list.length === 0 && (
        <WhenLoaded isLoaded={memories.isFetched}>
          <div className="memories-empty">
            <p>{texts.empty}</p>
            {!isStaticCopy && <p>{texts.emptyHint(name)}</p>}
          </div>
        </WhenLoaded>
      )}
      <SharedMemories
        memories={list}
        media={media.data ?? noItems}
        isFetched={isFetched}
        sharedId={sharedId}
      />
      {!isComplete && list.length === FIRST_MEMORY_COUNT && (
        <p className="only-unscripted">
          <a href="?all">{texts.all}</a>
        </p>
      )}
    </>
  )
}

const noItems: never[] = []
