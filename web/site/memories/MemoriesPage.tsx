import { useMemo, useState } from 'react'
import type { Found } from '../../../contract/pages/found.ts'
import { typeset } from '../../ui/typeset.ts'
import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { usePageData } from '../../api/pageData.ts'
import { useRead } from '../../api/useRead.ts'
import { fitLongestWord } from '../../ui/fitLongestWord.ts'
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx'
import { lazyPart } from '../../ui/loading/lazyPart.tsx'
import { LoadFailure } from '../../ui/loading/LoadFailure.tsx'
import { WhenLoaded } from '../../ui/loading/WhenLoaded.tsx'
import { AddMemory } from './form/AddMemory.tsx'
import { FIRST_MEMORY_COUNT } from './initialView.ts'
import { writePageUrl } from '../address.ts'
import { PageLinks } from '../PageLinks.tsx'
import { Search } from '../Search.tsx'
import { selectFound, useFound } from '../useFound.ts'
import './memories.css'
import { useOwnKeys } from './ownKeys.ts'
import { SharedMemories } from './SharedMemories.tsx'
import { texts } from '../../../languages/en/visitors/memories.ts'
import { useWriterKey } from './own/writerKey.ts'

export { readSeeds } from './initialView.ts'

export default function MemoriesPage() {
  const { data: settings } = useRead('GET /api/settings')
  const [writerKey, leaveOwnMemory] = useWriterKey()
  const [sharedId, setSharedId] = useState<string | null>(null)
  const found = useFound()
  if (!settings) return null
  const name = typeset(settings.name)
  const ownHeading = isStaticCopy ? texts.headingOfCopy(name) : texts.heading(name)
  const heading = found?.heading ?? ownHeading
  return (
    <>
      <div className="memories">
        <header>
          <h1 data-printed={texts.headingOfCopy(name)} style={fitLongestWord(heading)}>
            <span>{heading}</span>
          </h1>
        </header>
        <ErrorBoundary>
          {isStaticCopy || found ? null : writerKey ? (
            <OwnMemory key={writerKey} writerKey={writerKey} onLeave={leaveOwnMemory} />
          ) : (
            <>
              {writerKey === '' && <p role="alert">{texts.link.incomplete}</p>}
              <AddMemory canMailWriters={settings.canMailWriters} onShared={setSharedId} />
              <OwnLinks />
            </>
          )}
        </ErrorBoundary>
        <section>
          <h2>{texts.shared}</h2>
          <Search found={found} />
          <SharedList name={name} sharedId={sharedId} found={found} />
        </section>
      </div>
      <PageLinks />
    </>
  )
}

// most visitors have no private link
const OwnMemory = lazyPart(() => import('./own/OwnMemory.tsx'))
const OwnMemoryLinks = lazyPart(() => import('./own/OwnMemoryLinks.tsx'))

/** Loads OwnMemoryLinks.tsx only if the device keeps a key. */
const OwnLinks = () => {
  const writerKeys = useOwnKeys()
  return writerKeys.length > 0 && <OwnMemoryLinks writerKeys={writerKeys} />
}

interface SharedListProps {
  name: string
  sharedId: string | null
  found: Found | undefined
}

/** If a memory was just written on this page, scrolls to that memory. */
const SharedList = ({ name, sharedId, found }: SharedListProps) => {
  const { path, isComplete } = usePageData()
  const memories = useRead('GET /api/memories')
  const media = useRead('GET /api/media')
  // the server sends keepers more memories than visitors; this page shows only the memories that visitors see
  const list = useMemo(
    () => selectFound(memories.data?.filter(({ approved }) => approved) ?? [], found),
    [memories.data, found],
  )
  const isFetched = memories.isFetched && media.isFetched
  return (
    <>
      {memories.error && <LoadFailure message={texts.failed} onRetry={memories.retry} />}
      {media.error && <LoadFailure message={texts.photosFailed} onRetry={media.retry} />}
      {!memories.error && !media.error && (
        <p role="status" className={isFetched ? 'unseen' : 'page-loading'}>
          {isFetched ? texts.count(list.length) : texts.loading}
        </p>
      )}
      {list.length === 0 && !found && (
        <WhenLoaded isLoaded={memories.isFetched}>
          <div className="memories-empty">
            <p>{isStaticCopy ? texts.emptyCopy : texts.empty}</p>
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
          <a href={writePageUrl(path, { isComplete: true, query: found?.query })}>{texts.all}</a>
        </p>
      )}
    </>
  )
}

const noItems: never[] = []
