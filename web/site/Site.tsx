import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { type Drawn, DrawnContext } from '../api/seeds.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { Failed } from '../ui/Failed.tsx'
import { Layout } from './Layout.tsx'
import { texts } from './texts.ts'

interface SiteProps {
  drawn: Drawn
  reads: QueryClient
  page: ReactNode
}

/** A public page as both sides draw it. */
export const Site = ({ drawn, reads, page }: SiteProps) => (
  <StrictMode>
    <QueryClientProvider client={reads}>
      <DrawnContext value={drawn}>
        <Layout>
          <Boundary broken={broken}>{page}</Boundary>
        </Layout>
      </DrawnContext>
    </QueryClientProvider>
  </StrictMode>
)

export const broken = <Failed message={texts.broken} again={texts.reload} onRetry={() => location.reload()} />
