import { beginStackTraces } from '../ui/loading/stackTraces.ts'
import { isReload } from '../api/isReload.ts'
import { isStaticCopy } from '../api/isStaticCopy.ts'
import { readPageData } from '../api/readPageData.ts'
import { loadPage } from './pages.ts'

/** The maximum time to wait for the initial view, in milliseconds. */
const MAX_WAIT_MS = 3_000

/**
 * Starts the page's script once the initial view has loaded, so that the script does not compete with the text and photographs
 * for the connection. Starts the script earlier if someone uses the page. Until then, the page works without the script. This
 * is a function, because the classic script of a static copy cannot use top-level await.
 */
const start = async () => {
  // a reloaded slideshow goes on where it was (web/show/showPlace.ts), so the picture in the document is not what people wait for
  const isReloadedShow = isReload() && document.querySelector('.document-slide') !== null
  if (!isStaticCopy && !isReloadedShow) await waitForInitialView()
  // the page's module and startPage.tsx load at the same time; if the module fails to load, the page stays as rendered
  const page = loadPage(readPageData().path).catch(() => null)
  const { startPage } = await import('./startPage.tsx')
  startPage(await page)
  dispatchEvent(new Event('page-started'))
  beginStackTraces()
}

const waitForInitialView = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null)
    setTimeout(resolve, MAX_WAIT_MS)
    for (const event of ['load', 'pointerdown', 'keydown', 'focusin', 'scroll'])
      addEventListener(event, resolve, { capture: true, once: true })
  })

// server/http/pages/headScript.ts responds to 'page-started' and 'page-failed'
start().catch(() => dispatchEvent(new Event('page-failed')))
