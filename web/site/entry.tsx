import { beginStackTraces } from '../ui/stackTraces.ts'
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { openReads } from '../api/reads.ts'
import { readPageData } from '../api/readPageData.ts'
import '../styles/base.css'
import { announceReady } from '../ui/ready.ts'
import { onRecoverableError } from '../ui/recoveredError.ts'
import { loadPage } from './pages.ts'
import { DrawnPage, readDrawnPage } from './DrawnPage.tsx'
import { Site } from './Site.tsx'

const root = document.getElementById('root') as HTMLElement
const data = readPageData()
const drawn = readDrawnPage()

/** A function, because the classic script of the static copy cannot wait at its top level. */
const start = async () => {
  const page = await loadPage(data.path)
    .then(({ default: Page }) => <Page />)
    .catch(() => <DrawnPage html={drawn} />)
  const site = <Site data={data} reads={openReads()} page={page} drawn={drawn} />
  // in short pieces, between which the page answers
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, <Hydrated>{site}</Hydrated>, { onRecoverableError })
    else createRoot(root, { onRecoverableError }).render(site)
  })
}

const Hydrated = ({ children }: { children: ReactNode }) => {
  useEffect(announceReady, [])
  return children
}

beginStackTraces()
void start()
