import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx'
import { LoadFailure } from '../../ui/loading/LoadFailure.tsx'
import { useRead } from '../../api/useRead.ts'
import { type Tab, Tabs } from '../../ui/Tabs.tsx'
import { useDocumentEvent } from '../../ui/useDocumentEvent.ts'
import { useLeaveGuard } from '../../ui/dialogs/unsaved.tsx'
import { useIsAdministrator } from '../person.ts'
import { texts } from '../texts.ts'

type Load = () => Promise<{ default: ComponentType }>

/** Shown in place of a tab if its code does not load, for example after an update of the server. Other tabs still work. */
const brokenTab = (
  <LoadFailure
    message={texts.dashboard.broken}
    retryLabel={texts.dashboard.reload}
    onRetry={() => location.reload()}
  />
)

const createTab = <const Id extends keyof typeof texts.dashboard.tabs>(id: Id, load: Load): Tab<Id> => {
  const Content = lazy(load)
  return {
    id,
    label: texts.dashboard.tabs[id],
    content: (
      <ErrorBoundary key={id} fallback={brokenTab}>
        <Suspense>
          <Content />
        </Suspense>
      </ErrorBoundary>
    ),
  }
}

const media = createTab('media', () => import('../media/MediaTab.tsx'))
const memories = createTab('memories', () => import('../memories/MemoriesTab.tsx'))
const tabs = [
  media,
  createTab('music', () => import('../music/MusicTab.tsx')),
  createTab('services', () => import('../services/ServicesTab.tsx')),
  createTab('obituary', () => import('../obituary/ObituaryTab.tsx')),
  memories,
  createTab('deleted', () => import('../deleted/DeletedTab.tsx')),
  createTab('settings', () => import('../settings/SettingsTab.tsx')),
]
const helperTabs = [media, memories, createTab('login', () => import('../settings/login/LoginTab.tsx'))]

/** The hash of the URL names the open tab, so that the tab stays open after a reload. */
export const DashboardTabs = () => {
  const [chosenName, setChosenName] = useState(readUrlHash)
  const isAdministrator = useIsAdministrator()
  const allowedTabs: readonly Tab[] = isAdministrator ? tabs : helperTabs
  const toTabId = (name: string) => allowedTabs.find(({ id }) => id === name)?.id ?? 'media'
  const active = toTabId(chosenName)
  const hasDeleted = useHasDeleted(isAdministrator) || active === 'deleted'
  const { leave, question } = useLeaveGuard()
  const element = useRef<HTMLDivElement>(null)
  const choose = (id: string) => {
    writeUrlHash(id)
    setChosenName(id)
  }
  /**
   * Opens the tab that the URL names after someone follows a link or presses the Back button. Before that, restores the URL of
   * the open tab, because the keeper may decide to stay there.
   */
  const followUrlHash = useEffectEvent(() => {
    const next = toTabId(readUrlHash())
    if (next === active) return
    writeUrlHash(active)
    leave(() => choose(next))
  })
  useEffect(() => {
    const listener = () => followUrlHash()
    addEventListener('hashchange', listener)
    return () => removeEventListener('hashchange', listener)
  }, [])
  // scrolls to the tabs after a click on a link in the notices, because on a phone the tabs may be out of view
  useDocumentEvent('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a[href^="#"]')
    if (link) element.current?.scrollIntoView()
  })
  const waitingCount = useRead('GET /api/memories/waiting').data?.count ?? 0
  const badge = { mark: String(waitingCount), description: texts.dashboard.waiting(waitingCount) }
  return (
    <div ref={element}>
      <Tabs
        label={texts.dashboard.sections}
        tabs={allowedTabs
          .filter(({ id }) => id !== 'deleted' || hasDeleted)
          .map((tab) => (tab.id === 'memories' && waitingCount > 0 ? { ...tab, badge } : tab))}
        activeId={active}
        onChange={(id) => leave(() => choose(id))}
      />
      {question}
    </div>
  )
}

/**
 * Returns whether to show the tab of deleted items: if the settings keep deleted items, or if some still exist from the time
 * when the settings kept them.
 */
const useHasDeleted = (isAdministrator: boolean) => {
  const { data: settings } = useRead('GET /api/settings')
  const { data: deleted } = useRead('GET /api/deleted', { enabled: isAdministrator })
  return settings?.keepDeleted === 'on' || (deleted?.length ?? 0) > 0
}

const readUrlHash = () => location.hash.slice(1)

const writeUrlHash = (id: string) => history.replaceState(history.state, '', `#${id}`)
