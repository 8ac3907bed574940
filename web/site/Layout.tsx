import type { ReactNode } from 'react'
import { Toaster } from '../ui/Toaster.tsx'

export const Layout = ({ children }: { children: ReactNode }) => (
  <>
    <main id="main">{children}</main>
    <Toaster />
  </>
)
