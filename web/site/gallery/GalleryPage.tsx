import { type MouseEvent, useDeferredValue, useEffect, useMemo, useState, startTransition } from 'react'
import { type GalleryKind, galleryKinds } from '../../../contract/pages/pageRendering.ts'
import type { Media } from '../../../contract/media/media.ts'
import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { linkTo } from '../../api/urls.ts'
import { usePageData } from '../../api/pageData.ts'
import { useRead } from '../../api/useRead.ts'
import { Lightbox } from '../../media/lightbox/Lightbox.tsx'
import { PhotoEditDialog } from '../../media/PhotoEditDialog.tsx'
import { MissingPhoto } from '../../media/MissingPhoto.tsx'
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx'
import { lazyPart } from '../../ui/loading/lazyPart.tsx'
import { Button } from '../../ui/Button.tsx'
import { splitIntoSections } from '../../ui/longLists/splitIntoSections.ts'
import { toastFailure } from '../../ui/toasts/toast.ts'
import { writePageUrl, pushEntry, usePhotos, useShownKind } from '../address.ts'
import { PageLinks } from '../PageLinks.tsx'
import { Search } from '../Search.tsx'
import { selectFound, useFound } from '../useFound.ts'
import './gallery.css'
import { EAGER_CARD_COUNT } from './initialView.ts'
import { GalleryState } from './GalleryState.tsx'
import { filterMedia, hasManyDates, SECTION_SIZE } from './cards.ts'
import { Section } from './Section.tsx'
import { texts } from '../../../languages/en/visitors/gallery.ts'

export { readSeeds } from './initialView.ts'

const noMedia: Media[] = []
/** The number of sections that are rendered even if nobody scrolls to them, so that people can search and print 200 cards. */
const RENDERED_SECTION_COUNT = Math.ceil(200 / SECTION_SIZE)

/** All photographs and videos as polaroids. People can open, download and retitle each of them. */
export default function GalleryPage() {
  const { path, isComplete } = usePageData()
  const { data = noMedia, isFetched, error, retry } = useRead('GET /api/media')
  const shownKind = useShownKind()
  const found = useFound()
  const query = found?.query
  const [editedItem, setEditedItem] = useState<Media | null>(null)
  const items = useMemo(
    () => filterMedia(selectFound(data, found), shownKind ? galleryKinds[shownKind] : 'all'),
    [data, found, shownKind],
  )
  const photos = useMemo(() => filterMedia(items, 'image'), [items])
  const { lightbox, photoUrls, isGone } = usePhotos(photos, isFetched, shownKind)
  // deferred, because the list arrives while people already use the page, and rendering it must not block the page
  const sections = useDeferredValue(useMemo(() => splitIntoSections(items, SECTION_SIZE), [items]))
  const renderedSectionCount = useGradualCount(Math.min(sections.length, RENDERED_SECTION_COUNT))
  useEffect(() => {
    if (error) toastFailure({ title: texts.failed })
  }, [error])
  return (
    <>
      <div className="gallery">
        <header>
          <h1>{found ? (items.length > 0 ? found.heading : found.nothing) : texts.heading}</h1>
          <Search found={found} />
          <Filters shownKind={shownKind} query={query} />
          {!isComplete && hasManyDates(items) && <GalleryYears items={items} />}
          {isGone && <MissingPhoto />}
          {(!found || items.length > 0) && (
            <GalleryState
              isFetched={isFetched}
              hasFailed={error !== null}
              count={items.length}
              retry={retry}
            />
          )}
        </header>
        <div className="gallery-wall">
          {sections.map((section, index) => (
            <Section
              // keyed by position, because another filter shows other items in the same sections
              key={String(index)}
              index={index}
              items={section}
              mustRender={index < renderedSectionCount}
              photoUrls={photoUrls}
              onEdit={setEditedItem}
            />
          ))}
        </div>
        {!isComplete && items.length === EAGER_CARD_COUNT && (
          <p className="only-unscripted">
            <a href={writePageUrl(path, { isComplete: true, query, show: shownKind })}>{texts.all}</a>
          </p>
        )}
        <ErrorBoundary>
          <Lightbox {...lightbox} />
        </ErrorBoundary>
        <ErrorBoundary>
          {!isStaticCopy && <PhotoEditDialog item={editedItem} onClose={() => setEditedItem(null)} />}
        </ErrorBoundary>
      </div>
      <PageLinks />
    </>
  )
}

const GalleryYears = lazyPart(() => import('./GalleryYears.tsx'))

/** Without scripts, the buttons submit a form that loads the filtered page. With scripts, they filter at once. */
const Filters = ({ shownKind, query }: { shownKind: GalleryKind | undefined; query: string | undefined }) => {
  const { path, isComplete } = usePageData()
  const choose = (event: MouseEvent, chosenKind: GalleryKind | undefined) => {
    event.preventDefault()
    if (chosenKind !== shownKind) pushEntry({}, writePageUrl(path, { isComplete, query, show: chosenKind }))
  }
  return (
    <form action={linkTo('/gallery')} aria-label={texts.filter} className="gallery-filters">
      {isComplete && !isStaticCopy && <input type="hidden" name="all" />}
      {query && <input type="hidden" name="q" value={query} />}
      {filters.map(({ kind, label }) => (
        <Button
          key={label}
          type="submit"
          {...(kind && { name: 'show', value: kind })}
          aria-pressed={kind === shownKind}
          onClick={(event) => choose(event, kind)}
        >
          {label}
        </Button>
      ))}
    </form>
  )
}

const filters = [
  { kind: undefined, label: texts.filters.all },
  { kind: 'photos', label: texts.filters.photos },
  { kind: 'videos', label: texts.filters.videos },
] as const

/** Counts from 1 to `total`, one step per render, so that many parts are rendered one by one. */
const useGradualCount = (total: number) => {
  const [count, setCount] = useState(1)
  useEffect(() => {
    if (count >= total) return
    const timer = setTimeout(() => startTransition(() => setCount(count + 1)))
    return () => clearTimeout(timer)
  }, [count, total])
  return Math.min(count, total)
}
