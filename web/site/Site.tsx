import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import type { PageData } from '../../contract/drawing.ts'
import { PageDataContext } from '../api/pageData.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { Failed } from '../ui/Failed.tsx'
import { Layout } from './Layout.tsx'
import { texts } from './texts.ts'

interface SiteProps {
  data: PageData
  reads: QueryClient
  page: ReactNode
}

/** A public page as the server and the browser both draw it. */
export const Site = ({ data, reads, page }: SiteProps) => (
  <StrictMode>
    <QueryClientProvider client={reads}>
      <PageDataContext value={data}>
        <Layout>
          <Boundary broken={broken}>{page}</Boundary>
        </Layout>
      </PageDataContext>
    </QueryClientProvider>
  </StrictMode>
)

export const broken = <Failed message={texts.broken} again={texts.reload} onRetry={() => location.reload()} />
