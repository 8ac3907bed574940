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

/** Hydrates the HTML that the server rendered, or renders the page if there is none. Without a module the HTML stays as it is. */
export const startPage = (module: PageModule | null) => {
  const drawn = readRenderedHtml()
  const page = module ? <module.default /> : <RenderedPage html={drawn} />
  const site = <Site data={readPageData()} reads={openReadCache()} page={page} renderedHtml={drawn} />
  // React works in short pieces, so that the page stays responsive
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, site, { onRecoverableError })
    else createRoot(root, { onRecoverableError }).render(site)
  })
}
