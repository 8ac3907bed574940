import { beginStackTraces } from '../ui/loading/stackTraces.ts'
import { isStaticCopy } from '../api/isStaticCopy.ts'
import { readPageData } from '../api/readPageData.ts'
import { loadPage } from './pages.ts'

/** The longest wait for the initial view. */
const MAX_WAIT_MS = 3_000

/**
 * Starts the page's script. It waits until the initial view has loaded, so that its text and photographs have the connection to
 * themselves, or until someone uses the page, which works without a script until then. A function, because the static copy's
 * classic script has no top-level await.
 */
const start = async () => {
  if (!isStaticCopy) await waitForInitialView()
  // both load at once; without its module, the page stays as the server rendered it
  const page = loadPage(readPageData().path).catch(() => null)
  const { startPage } = await import('./startPage.tsx')
  startPage(await page)
  beginStackTraces()
}

const waitForInitialView = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null)
    setTimeout(resolve, MAX_WAIT_MS)
    for (const event of ['load', 'pointerdown', 'keydown', 'focusin', 'scroll'])
      addEventListener(event, resolve, { capture: true, once: true })
  })

// then the page works as it does without scripts: server/http/pages/headScript.ts
start().catch(() => dispatchEvent(new Event('page-failed')))
