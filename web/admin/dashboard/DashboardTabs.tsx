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

/** Replaces a tab whose code does not load, for example after an update of the server; the other tabs still work. */
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

/** The tabs of the dashboard. The address names the open one, so that a reload keeps it. */
export const DashboardTabs = () => {
  const [chosen, setChosen] = useState(readAddress)
  const isAdministrator = useIsAdministrator()
  const shown: readonly Tab[] = isAdministrator ? tabs : helperTabs
  const toTabId = (name: string) => shown.find(({ id }) => id === name)?.id ?? 'media'
  const active = toTabId(chosen)
  const hasDeleted = useHasDeleted(isAdministrator) || active === 'deleted'
  const { leave, question } = useLeaveGuard()
  const element = useRef<HTMLDivElement>(null)
  const choose = (id: string) => {
    writeAddress(id)
    setChosen(id)
  }
  /** Follows a link or Back, but restores the address of the open tab until the person agrees to leave it. */
  const followAddress = useEffectEvent(() => {
    const next = toTabId(readAddress())
    if (next === active) return
    writeAddress(active)
    leave(() => choose(next))
  })
  useEffect(() => {
    const listener = () => followAddress()
    addEventListener('hashchange', listener)
    return () => removeEventListener('hashchange', listener)
  }, [])
  // links in the notices point to tabs that may be below the screen of a phone
  useDocumentEvent('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a[href^="#"]')
    if (link) element.current?.scrollIntoView()
  })
  const waiting = useRead('GET /api/memories/waiting').data?.count ?? 0
  const badge = { mark: String(waiting), description: texts.dashboard.waiting(waiting) }
  return (
    <div ref={element}>
      <Tabs
        label={texts.dashboard.sections}
        tabs={shown
          .filter(({ id }) => id !== 'deleted' || hasDeleted)
          .map((each) => (each.id === 'memories' && waiting > 0 ? { ...each, badge } : each))}
        active={active}
        onChange={(id) => leave(() => choose(id))}
      />
      {question}
    </div>
  )
}

/** Whether to show the tab of deleted items: the settings keep them, or some are left from before. */
const useHasDeleted = (isAdministrator: boolean) => {
  const { data: settings } = useRead('GET /api/settings')
  const { data: deleted } = useRead('GET /api/deleted', { enabled: isAdministrator })
  return settings?.keepDeleted === 'on' || (deleted?.length ?? 0) > 0
}

const readAddress = () => location.hash.slice(1)

const writeAddress = (id: string) => history.replaceState(history.state, '', `#${id}`)
