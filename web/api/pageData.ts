import { createContext, use } from 'react'
import type { PageData } from '../../contract/pages/pageRendering.ts'
import { isStaticCopy } from './isStaticCopy.ts'

export const PageDataContext = createContext<PageData>({
  path: '/404',
  now: new Date(0).toISOString(),
  seeds: {},
})

export const usePageData = () => use(PageDataContext)

const openedAt = Date.now()

/**
 * The server's time in milliseconds: the time of rendering plus the time since then, because the device's clock may be years
 * wrong. A static copy has only the device's clock.
 */
export const readServerTime = (drawnAt: number) =>
  isStaticCopy ? Date.now() : drawnAt + Math.max(0, Date.now() - openedAt)
