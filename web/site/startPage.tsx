import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { openReads } from '../api/reads.ts'
import { readPageData } from '../api/readPageData.ts'
import '../styles/base.css'
import { onRecoverableError } from '../ui/loading/recoveredError.ts'
import type { PageModule } from './pages.ts'
import { RenderedPage, renderedPage } from './RenderedPage.tsx'
import { Site } from './Site.tsx'

const root = document.getElementById('root') as HTMLElement

/** Hydrates what the server drew, or draws the page. Without its module it stays as it was drawn. */
export const startPage = (module: PageModule | null) => {
  const drawn = renderedPage()
  const page = module ? <module.default /> : <RenderedPage html={drawn} />
  const site = <Site data={readPageData()} reads={openReads()} page={page} drawn={drawn} />
  // in short pieces, between which the page answers
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, site, { onRecoverableError })
    else createRoot(root, { onRecoverableError }).render(site)
  })
}
