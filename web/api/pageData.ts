import { createContext, use } from 'react'
import type { PageData } from '../../contract/drawing.ts'

/** The data that the server put into the page when it drew it. */
export const readPageData = () =>
  JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData

export const PageDataContext = createContext<PageData>({
  path: '/404',
  now: new Date(0).toISOString(),
  seeds: {},
})

export const usePageData = () => use(PageDataContext)
