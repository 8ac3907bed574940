import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Drawn } from '../api/seeds.ts'
import { openReads } from '../api/reads.ts'
import '../styles/base.css'
import { pageModules, type SitePath } from './pages.ts'
import { broken, Site } from './Site.tsx'

const root = document.getElementById('root') as HTMLElement
const drawn = JSON.parse(document.getElementById('drawn')?.textContent ?? '') as Drawn

const site = await pageModules[drawn.path as SitePath]()
  .then(({ default: Page }) => <Page />)
  .catch(() => broken)
  .then((page) => <Site drawn={drawn} reads={openReads()} page={page} />)

if (root.hasChildNodes()) hydrateRoot(root, site)
else createRoot(root).render(site)
