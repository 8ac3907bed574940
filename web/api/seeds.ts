import { createContext, use } from 'react'
import type { PagePath } from '../../contract/page.ts'
import type { Answer, ReadEndpoint } from './endpoints.ts'

/** Answers the server put into the page when it drew it. Lists may be cut to what the first screen shows. */
export type Seeds = { [D in ReadEndpoint]?: Answer<D> }

/** What a page is drawn from, by the server and then, with the same data, by the browser. */
export interface Drawn {
  path: PagePath | '/404'
  /** ISO date and time the page was drawn at, so that both sides agree on what is past */
  now: string
  seeds: Seeds
}

export const DrawnContext = createContext<Drawn>({ path: '/404', now: new Date(0).toISOString(), seeds: {} })

export const useDrawn = () => use(DrawnContext)
