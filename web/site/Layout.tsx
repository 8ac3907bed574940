import { type ReactNode, useSyncExternalStore } from 'react'
import { isCopy } from '../api/isCopy.ts'
import { usePageData } from '../api/pageData.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import './layout.css'
import { Menu } from './Menu.tsx'

export const Layout = ({ children }: { children: ReactNode }) => (
  <>
    {useHasMenu() && (
      <Boundary>
        <Menu />
      </Boundary>
    )}
    <main id="main">{children}</main>
    <Toaster />
  </>
)

/** By the address, not the page: the server draws one not-found page for all addresses. A copy's are those of files. */
const useHasMenu = () => {
  const { path } = usePageData()
  const address = useSyncExternalStore(
    () => () => {},
    () => (isCopy ? path : location.pathname),
    () => path,
  )
  return !/^\/(admin|slideshow|wall|remote)/.test(address)
}
