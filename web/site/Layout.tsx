import { type ReactNode, useSyncExternalStore } from 'react'
import { usePageData } from '../api/pageData.ts'
import { Toaster } from '../ui/Toaster.tsx'
import './layout.css'
import { Menu } from './Menu.tsx'

/** What stands around every public page. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <>
    {useHasMenu() && <Menu />}
    <main id="main">{children}</main>
    <Toaster />
  </>
)

/** The address decides, also of a page that is not found: the server draws one such page for all addresses. */
const useHasMenu = () => {
  const { path } = usePageData()
  const address = useSyncExternalStore(
    () => () => {},
    () => location.pathname,
    () => path,
  )
  return !/^\/(admin|slideshow)/.test(address)
}
