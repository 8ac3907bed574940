import { createRoot, hydrateRoot } from 'react-dom/client'
import { openReads } from '../api/reads.ts'
import { readPageData } from '../api/pageData.ts'
import '../styles/base.css'
import { loadPage } from './pages.ts'
import { DrawnPage, readDrawnPage } from './DrawnPage.tsx'
import { Site } from './Site.tsx'

const root = document.getElementById('root') as HTMLElement
const data = readPageData()
const drawn = readDrawnPage()

const site = await loadPage(data.path)
  .then(({ default: Page }) => <Page />)
  .catch(() => <DrawnPage html={drawn} />)
  .then((page) => <Site data={data} reads={openReads()} page={page} drawn={drawn} />)

if (root.hasChildNodes()) hydrateRoot(root, site)
else createRoot(root).render(site)
