import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Drawn } from '../api/seeds.ts'
import { openReads } from '../api/useRead.ts'
import '../styles/base.css'
import { pageModules, type SitePath } from './pages.ts'
import { Site } from './Site.tsx'

const root = document.getElementById('root') as HTMLElement
const drawn = JSON.parse(document.getElementById('drawn')?.textContent ?? '') as Drawn
const page = await pageModules[drawn.path as SitePath]()
const site = <Site drawn={drawn} reads={openReads()} page={page.default} />
if (root.hasChildNodes()) hydrateRoot(root, site)
else createRoot(root).render(site)
