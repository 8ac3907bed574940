import type { FormEvent } from 'react'
import type { Found } from '../../contract/pages/found.ts'
import { searchTexts as texts } from '../../languages/en/memorial/search.ts'
import { isStaticCopy } from '../api/isStaticCopy.ts'
import { usePageData } from '../api/pageData.ts'
import { linkTo } from '../api/urls.ts'
import { Button } from '../ui/Button.tsx'
import { pushEntry, writePageUrl } from './address.ts'
import './search.css'

declare const KEEPS_RENDERED_HTML: boolean

/** Whether this build only takes over pages that the server has rendered. Their form is left as it is, because it needs no script. */
const keepsRenderedHtml = typeof KEEPS_RENDERED_HTML === 'boolean' && KEEPS_RENDERED_HTML

/** The field in which people search, if they do so on this page, and the links on from what they found. */
export const Search = ({ found }: { found: Found | undefined }) => {
  const { hasSearch } = usePageData()
  if (!hasSearch) return null
  // React leaves such an element as the server rendered it
  if (keepsRenderedHtml)
    return <div className="search" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  return (
    <div className="search">
      <SearchForm found={found} />
    </div>
  )
}

/** A form without a script. Only in a static copy, a script finds, because a file cannot read what a form sends it. */
const SearchForm = ({ found }: { found: Found | undefined }) => {
  const { path } = usePageData()
  const [page, otherPage] =
    path === '/gallery' ? (['/gallery', '/memories'] as const) : (['/memories', '/gallery'] as const)
  const findHere = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('q'))
    pushEntry({}, writePageUrl(page, { query }))
  }
  return (
    <>
      <form role="search" action={linkTo(page)} onSubmit={isStaticCopy ? findHere : undefined}>
        <input type="search" name="q" aria-label={texts.search} maxLength={200} defaultValue={found?.query} />
        <Button type="submit">{texts.search}</Button>
      </form>
      {found && (
        <p>
          <a href={linkTo(page)}>{texts.all}</a>
          {found.otherCount > 0 && (
            <a href={writePageUrl(otherPage, { query: found.query })}>
              {texts.others[otherPage](found.otherCount)}
            </a>
          )}
        </p>
      )}
    </>
  )
}
