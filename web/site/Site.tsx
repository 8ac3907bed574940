import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, useSyncExternalStore } from 'react'
import type { PageData } from '../../contract/pages/pageRendering.ts'
import { PageDataContext, usePageData } from '../api/pageData.ts'
import { ErrorBoundary } from '../ui/loading/ErrorBoundary.tsx'
import { RenderedPage } from './RenderedPage.tsx'
import { isStaticCopy } from '../api/isStaticCopy.ts'
import { Toaster } from '../ui/toaster/Toaster.tsx'
import './layout.css'
import { Menu } from './Menu.tsx'

interface SiteProps {
  data: PageData
  readCache: QueryClient
  page: ReactNode
  /** the HTML that the server rendered, which is shown if the page's own script fails; null if there is none */
  renderedHtml: string | null
}

/** A public page, rendered the same way by the server and the browser. */
export const Site = ({ data, readCache, page, renderedHtml }: SiteProps) => (
  <StrictMode>
    <QueryClientProvider client={readCache}>
      <PageDataContext value={data}>
        <Layout>
          <ErrorBoundary fallback={<RenderedPage html={renderedHtml} />}>{page}</ErrorBoundary>
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

/**
 * Whether the page has the menu. Decides by the path of the URL, because the server renders the same not-found page for all
 * unknown URLs. In a static copy, where URLs are file paths, decides by the page's own path.
 */
const useHasMenu = () => {
  const { path } = usePageData()
  const currentPath = useSyncExternalStore(
    () => () => {},
    () => (isStaticCopy ? path : location.pathname),
    () => path,
  )
  return !/^\/(admin|slideshow|wall|remote|send|who)/.test(currentPath)
}
