import { newMemoryHash } from '../../contract/pages/memoryAddress.ts'
import { isStaticCopy } from '../api/isStaticCopy.ts'
import { linkTo } from '../api/urls.ts'
import { usePageData } from '../api/pageData.ts'
import { useNow } from '../services/useNow.ts'
import { LanguageForm } from './LanguageForm.tsx'
import './page-links.css'
import { texts } from '../../languages/en/visitors/site.ts'

/**
 * The quiet row of links at the end of a page: to the other pages, first to the services while one of them is to come. A link that the page
 * has in its lines about the day is not repeated.
 */
export const PageLinks = () => {
  const { path, book, dayNotice } = usePageData()
  const isServiceAhead = useIsServiceAhead()
  const paths = isServiceAhead ? ['/services' as const, ...linkedPaths] : linkedPaths
  return (
    <>
      <div className="page-links">
        {[...new Set(paths)]
          .filter(
            (linkedPath) => linkedPath !== path && !dayNotice?.lines.some(({ href }) => href === linkedPath),
          )
          .map((linkedPath) => (
            <PageLink key={linkedPath} path={linkedPath} />
          ))}
        {isStaticCopy && book && <a href={book}>{texts.book}</a>}
      </div>
      <LanguageForm />
    </>
  )
}

const linkedPaths = ['/gallery', '/obituary', '/services', '/memories'] as const

const PageLink = ({ path }: { path: (typeof linkedPaths)[number] }) => {
  const isOver = useServicesOver()
  if (path !== '/memories')
    return <a href={linkTo(path)}>{path === '/services' && isOver ? texts.saidGoodbye : texts.links[path]}</a>
  return isStaticCopy ? (
    <a href={linkTo(path)}>{texts.readMemories}</a>
  ) : (
    <a href={linkTo(path) + newMemoryHash}>{texts.links[path]}</a>
  )
}

const useIsServiceAhead = () => {
  const { servicesEnd } = usePageData()
  const now = useNow()
  return servicesEnd === null || (servicesEnd !== undefined && now < Date.parse(servicesEnd))
}

/** Whether all services are past. In a static copy, they count as past, because people open a copy for years. */
const useServicesOver = () => {
  const { servicesEnd } = usePageData()
  const now = useNow()
  return isStaticCopy || (servicesEnd ? now >= Date.parse(servicesEnd) : false)
}
