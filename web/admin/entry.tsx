import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openReads } from '../api/reads.ts'
import { readPageData } from '../api/pageData.ts'
import '../styles/base.css'
import { Toaster } from '../ui/Toaster.tsx'
import './admin.css'
import { showArrivalToast } from './toastOnArrival.ts'

const root = document.getElementById('root') as HTMLElement
const page =
  readPageData().path === '/admin/login' ? import('./LoginPage.tsx') : import('./DashboardPage.tsx')
const { default: Page } = await page
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={openReads()}>
      <Page />
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
)
showArrivalToast()
