import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Drawn } from '../api/seeds.ts'
import { openReads } from '../api/reads.ts'
import '../styles/base.css'
import { Toaster } from '../ui/Toaster.tsx'
import './admin.css'
import { showArrivalToast } from './toastOnArrival.ts'

const root = document.getElementById('root') as HTMLElement
const { path } = JSON.parse(document.getElementById('drawn')?.textContent ?? '') as Drawn
const page = path === '/admin/login' ? import('./LoginPage.tsx') : import('./DashboardPage.tsx')
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
