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
 * Computes the server's present time in milliseconds since 1970. It adds the time since the page was opened to `renderedAt`,
 * the time when the server rendered the page, because the device's clock may be wrong by years. A static copy uses the
 * device's clock.
 */
export const readServerTime = (renderedAt: number) =>
  isStaticCopy ? Date.now() : renderedAt + Math.max(0, Date.now() - openedAt)
