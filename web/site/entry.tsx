import { createRoot, hydrateRoot } from 'react-dom/client'
import { openReads } from '../api/reads.ts'
import { readPageData } from '../api/pageData.ts'
import '../styles/base.css'
import { loadPage } from './pages.ts'
import { broken, Site } from './Site.tsx'

const root = document.getElementById('root') as HTMLElement
const data = readPageData()

void loadPage(data.path)
  .then(({ default: Page }) => <Page />)
  .catch(() => broken)
  .then((page) => <Site data={data} reads={openReads()} page={page} />)
  .then((site) => {
    if (root.hasChildNodes()) hydrateRoot(root, site)
    else createRoot(root).render(site)
  })
