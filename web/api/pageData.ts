import { createContext, use } from 'react'
import type { PageData } from '../../contract/drawing.ts'

export const PageDataContext = createContext<PageData>({
  path: '/404',
  now: new Date(0).toISOString(),
  seeds: {},
})

export const usePageData = () => use(PageDataContext)
