import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { openReadCache } from '../api/readCache.ts'
import { readPageData } from '../api/readPageData.ts'
import '../styles/base.css'
import { onRecoverableError } from '../ui/loading/onRecoverableError.ts'
import type { PageModule } from './pages.ts'
import { RenderedPage, readRenderedHtml } from './RenderedPage.tsx'
import { Site } from './Site.tsx'

const root = document.getElementById('root') as HTMLElement

/**
 * Hydrates the HTML that the server rendered, or renders the page if there is no such HTML. If the page's module is missing, the
 * page still shows that HTML.
 */
export const startPage = (module: PageModule | null) => {
  const renderedHtml = readRenderedHtml()
  const page = module ? <module.default /> : <RenderedPage html={renderedHtml} />
  const site = <Site {...{ page, renderedHtml }} data={readPageData()} readCache={openReadCache()} />
  // in a transition, React renders in short steps, so that the page stays responsive
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, site, { onRecoverableError })
    else createRoot(root, { onRecoverableError }).render(site)
  })
}
