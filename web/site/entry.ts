import { beginStackTraces } from '../ui/loading/stackTraces.ts'
import { isCopy } from '../api/isCopy.ts'
import { readPageData } from '../api/readPageData.ts'
import { loadPage } from './pages.ts'

/** Longest wait for the initial view. */
const LIMIT_MS = 3_000

/**
 * Until the initial view is there the line belongs to its words and photographs, unless somebody touches the page: it works
 * without a script. A function, because the classic script of the static copy cannot wait at its top level.
 */
const start = async () => {
  if (!isCopy) await initialView()
  // both at once; a page whose module cannot be had stays as the server drew it
  const page = loadPage(readPageData().path).catch(() => null)
  const { startPage } = await import('./startPage.tsx')
  startPage(await page)
  beginStackTraces()
}

const initialView = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null)
    setTimeout(resolve, LIMIT_MS)
    for (const event of ['load', 'pointerdown', 'keydown', 'focusin', 'scroll'])
      addEventListener(event, resolve, { capture: true, once: true })
  })

// the page goes on as without scripts: server/http/pages/headScript.ts
start().catch(() => dispatchEvent(new Event('page-failed')))
