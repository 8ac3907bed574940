import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx'
import { LoadFailure } from '../../ui/loading/LoadFailure.tsx'
import { useRead } from '../../api/useRead.ts'
import { type Tab, Tabs } from '../../ui/Tabs.tsx'
import { useStore } from '../../stores/useStore.ts'
import { useLeaveGuard } from '../../ui/dialogs/unsaved.tsx'
import { focusField, linkTarget, parseLinkTarget } from '../parts/tab/linkTarget.ts'
import { useIsAdministrator } from '../parts/tab/person.ts'
import { DeletedLine } from '../deleted/DeletedLine.tsx'
import { formatNumber } from '../../../languages/en/grammar.ts'
import { texts } from '../../../languages/en/dashboard/dashboard.ts'

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
          <DeletedLine kind={id} />
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
  createTab('day', () => import('../day/DayTab.tsx')),
  createTab('settings', () => import('../settings/SettingsTab.tsx')),
]
/** Opens by a link at the foot of the tabs from which something was deleted, and has no tab of its own. */
const deleted = createTab('deleted', () => import('../deleted/DeletedTab.tsx'))
const helperTabs = [media, memories, createTab('login', () => import('../settings/login/LoginTab.tsx'))]

/** The hash of the URL names the open tab, so that the tab stays open after a reload. */
export const DashboardTabs = () => {
  const [chosenName, setChosenName] = useState(readTabName)
  const isAdministrator = useIsAdministrator()
  const allowedTabs: readonly Tab[] = isAdministrator ? tabs : helperTabs
  const opened = isAdministrator ? [...tabs, deleted] : helperTabs
  const toTabId = (name: string) => opened.find(({ id }) => id === name)?.id ?? 'media'
  const active = toTabId(chosenName)
  const { leave, question } = useLeaveGuard()
  const element = useRef<HTMLDivElement>(null)
  const choose = (id: string) => {
    writeUrlHash(id)
    setChosenName(id)
  }
  /** The place that a link led to earlier is over: the tab opens as it does at first. */
  const press = (id: string) => {
    linkTarget.set(null)
    choose(id)
  }
  /**
   * Opens the tab that the URL names after someone follows a link or presses the Back button. Before that, restores the URL of
   * the open tab, because the keeper may decide to stay there.
   */
  const followUrlHash = useEffectEvent(() => {
    const target = parseLinkTarget(location.hash)
    const next = toTabId(target.tab)
    if (next === active && !target.section && !target.field) return
    writeUrlHash(active)
    const open = () => {
      choose(next)
      linkTarget.set(target)
    }
    if (next === active) open()
    else leave(open)
  })
  useEffect(() => {
    const listener = () => followUrlHash()
    listener()
    addEventListener('hashchange', listener)
    return () => removeEventListener('hashchange', listener)
  }, [])
  useFollowedLink(element)
  const waitingCount = useRead('GET /api/memories/waiting').data?.count ?? 0
  const sentCount = useRead('GET /api/sent/count').data?.count ?? 0
  const answeredCount = useRead('GET /api/answers/count').data?.count ?? 0
  const badges: Readonly<Record<string, Tab['badge']>> = {
    media: toBadge([sentCount, texts.dashboard.sent], [answeredCount, texts.dashboard.answers]),
    memories: toBadge([waitingCount, texts.dashboard.waiting]),
  }
  return (
    <div ref={element}>
      <Tabs
        label={texts.dashboard.sections}
        tabs={allowedTabs.map((tab) => ({ ...tab, badge: badges[tab.id] }))}
        activeId={active}
        onChange={(id) => leave(() => press(id))}
      />
      {active === deleted.id && deleted.content}
      {question}
    </div>
  )
}

/** Marks a tab with the number of things of all kinds that wait in it. */
const toBadge = (...kinds: [count: number, describe: (count: number) => string][]): Tab['badge'] => {
  const waiting = kinds.filter(([count]) => count > 0)
  if (waiting.length === 0) return undefined
  return {
    mark: formatNumber(waiting.reduce((sum, [count]) => sum + count, 0)),
    description: waiting.map(([count, describe]) => describe(count)).join('. '),
  }
}

/** Scrolls to the tabs after someone follows a link, and focuses the field that it names, once the field's tab has loaded. */
const useFollowedLink = (element: RefObject<HTMLElement | null>) => {
  const target = useStore(linkTarget)
  useEffect(() => {
    if (!target || !element.current) return
    element.current.scrollIntoView()
    if (!target.field) return
    const stopping = new AbortController()
    focusField(element.current, target.field, stopping.signal)
    // the keeper has gone on to something else before the field appeared
    addEventListener('pointerdown', () => stopping.abort(), { signal: stopping.signal })
    addEventListener('keydown', () => stopping.abort(), { signal: stopping.signal })
    return () => stopping.abort()
  }, [element, target])
}

const readTabName = () => parseLinkTarget(location.hash).tab

const writeUrlHash = (id: string) => history.replaceState(history.state, '', `#${id}`)
