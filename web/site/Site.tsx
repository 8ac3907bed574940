import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, StrictMode } from 'react'
import { type Drawn, DrawnContext } from '../api/seeds.ts'
import { Layout } from './Layout.tsx'

/** A public page as both sides draw it. */
export const Site = ({
  drawn,
  reads,
  page: Page,
}: {
  drawn: Drawn
  reads: QueryClient
  page: ComponentType
}) => (
  <StrictMode>
    <QueryClientProvider client={reads}>
      <DrawnContext value={drawn}>
        <Layout>
          <Page />
        </Layout>
      </DrawnContext>
    </QueryClientProvider>
  </StrictMode>
)
