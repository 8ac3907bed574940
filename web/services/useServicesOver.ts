import { isStaticCopy } from '../api/isStaticCopy.ts'
import { usePageData } from '../api/pageData.ts'
import { useNow } from './useNow.ts'

/** Whether all services are past. In a static copy, they count as past, because people open a copy for years. */
export const useServicesOver = () => {
  const { servicesEnd } = usePageData()
  const now = useNow()
  return isStaticCopy || (servicesEnd ? now >= Date.parse(servicesEnd) : false)
}
