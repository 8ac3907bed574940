import type { ReactNode } from 'react'
import { useDrawn } from '../api/seeds.ts'
import { Toaster } from '../ui/Toaster.tsx'
import './layout.css'
import { Menu } from './Menu.tsx'

/** What stands around every public page. The slideshows fill the screen by themselves: no menu there. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <>
    {!useDrawn().path.startsWith('/slideshow') && <Menu />}
    <main id="main">{children}</main>
    <Toaster />
  </>
)
