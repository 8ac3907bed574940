import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import type { PageData } from '../../contract/drawing.ts'
import { PageDataContext } from '../api/pageData.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { RenderedPage } from './RenderedPage.tsx'
import { Layout } from './Layout.tsx'

interface SiteProps {
  data: PageData
  reads: QueryClient
  page: ReactNode
  /** the page as the server rendered it: shown when the page's own script fails */
  drawn: string | null
}

/** A public page as the server and the browser both draw it. */
export const Site = ({ data, reads, page, drawn }: SiteProps) => (
  <StrictMode>
    <QueryClientProvider client={reads}>
      <PageDataContext value={data}>
        <Layout>
          <Boundary broken={<RenderedPage html={drawn} />}>{page}</Boundary>
        </Layout>
      </PageDataContext>
    </QueryClientProvider>
  </StrictMode>
)
