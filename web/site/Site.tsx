import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, useSyncExternalStore } from 'react'
import type { PageData } from '../../contract/pages/pageRendering.ts'
import { PageDataContext, usePageData } from '../api/pageData.ts'
import { ErrorBoundary } from '../ui/loading/ErrorBoundary.tsx'
import { RenderedPage } from './RenderedPage.tsx'
import { isStaticCopy } from '../api/isStaticCopy.ts'
import { Toaster } from '../ui/toasts/Toaster.tsx'
import './layout.css'
import { Menu } from './Menu.tsx'

interface SiteProps {
  data: PageData
  reads: QueryClient
  page: ReactNode
  /** the page as the server rendered it: shown when the page's own script fails */
  renderedHtml: string | null
}

/** A public page, rendered the same way by the server and the browser. */
export const Site = ({ data, reads, page, renderedHtml: drawn }: SiteProps) => (
  <StrictMode>
    <QueryClientProvider client={reads}>
      <PageDataContext value={data}>
        <Layout>
          <ErrorBoundary fallback={<RenderedPage html={drawn} />}>{page}</ErrorBoundary>
        </Layout>
      </PageDataContext>
    </QueryClientProvider>
  </StrictMode>
)

const Layout = ({ children }: { children: ReactNode }) => (
  <>
    {useHasMenu() && (
      <ErrorBoundary>
        <Menu />
      </ErrorBoundary>
    )}
    <main id="main">{children}</main>
    <Toaster />
  </>
)

/** Decides by address, because the server renders one not-found page for all of them; in a static copy by page. */
const useHasMenu = () => {
  const { path } = usePageData()
  const address = useSyncExternalStore(
    () => () => {},
    () => (isStaticCopy ? path : location.pathname),
    () => path,
  )
  return !/^\/(admin|slideshow|wall|remote)/.test(address)
}
