import { beginStackTraces } from '../ui/loading/stackTraces.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { PageDataContext } from '../api/pageData.ts'
import { openReadCache } from '../api/readCache.ts'
import { readPageData } from '../api/readPageData.ts'
import '../styles/base.css'
import { keepFocus } from '../ui/dialogs/keepFocus.ts'
import { onRecoverableError } from '../ui/loading/onRecoverableError.ts'
import { Toaster } from '../ui/toaster/Toaster.tsx'
import './admin.css'
import { showArrivalToast } from './login/saveArrivalToast.ts'

beginStackTraces()
keepFocus()
const root = document.getElementById('root') as HTMLElement
const pages: Record<string, () => Promise<{ default: ComponentType }>> = {
  '/admin/begin': () => import('./begin/BeginPage.tsx'),
  '/admin/login': () => import('./login/LoginPage.tsx'),
  '/admin/invitation': () => import('./login/InvitationPage.tsx'),
}
// the seeds are visitors' responses, and the dashboard shows a keeper's own
const pageData = { ...readPageData(), seeds: {} }
const load = pages[pageData.path] ?? (() => import('./dashboard/DashboardPage.tsx'))
const { default: Page } = await load()
createRoot(root, { onRecoverableError }).render(
  <StrictMode>
    <QueryClientProvider client={openReadCache()}>
      <PageDataContext value={pageData}>
        <Page />
        <Toaster />
      </PageDataContext>
    </QueryClientProvider>
  </StrictMode>,
)
// server/http/pages/headScript.ts no longer takes presses for early ones
dispatchEvent(new Event('page-started'))
showArrivalToast()
