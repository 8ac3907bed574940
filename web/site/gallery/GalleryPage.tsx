import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Media } from '../../../contract/media.ts'
import { isCopy } from '../../api/isCopy.ts'
import { useRead } from '../../api/useRead.ts'
import { Lightbox } from '../../media/lightbox/Lightbox.tsx'
import { PhotoEditDialog } from '../../media/PhotoEditDialog.tsx'
import { Boundary } from '../../ui/Boundary.tsx'
import { Button } from '../../ui/Button.tsx'
import { splitIntoSections } from '../../ui/splitIntoSections.ts'
import { toastFailure } from '../../ui/toast.ts'
import { useGradually } from '../../ui/useGradually.ts'
import './gallery.css'
import { EAGER_CARDS } from './firstScreen.ts'
import { GalleryState } from './GalleryState.tsx'
import { type Filter, filterMedia, SECTION_SIZE } from './cards.ts'
import { Section } from './Section.tsx'
import { texts } from './texts.ts'

export { firstPictures, firstSeeds } from './firstScreen.ts'

const none: Media[] = []
/** Sections that are put into the document without anybody scrolling there: up to 200 cards, to be searched and printed. */
const DRAWN_SECTIONS = Math.ceil(200 / SECTION_SIZE)

/** All photographs and videos as polaroids, to be looked at, downloaded and retitled. */
export default function GalleryPage() {
  const { data = none, answered, error, retry } = useRead('GET /api/media')
  const [filter, setFilter] = useState<Filter>('all')
  const [shownId, setShownId] = useState<string | null>(null)
  const [edited, setEdited] = useState<Media | null>(null)
  const items = useMemo(() => filterMedia(data, filter), [data, filter])
  const photos = useMemo(() => filterMedia(items, 'image'), [items])
  // the list comes while people already look and press: it must not hold them up
  const sections = useDeferredValue(useMemo(() => splitIntoSections(items, SECTION_SIZE), [items]))
  const drawnSections = useGradually(Math.min(sections.length, DRAWN_SECTIONS))
  useEffect(() => {
    if (error) toastFailure({ title: texts.failed })
  }, [error])
  return (
    <div className="gallery">
      <header>
        <h1>{texts.heading}</h1>
        <Filters filter={filter} onChange={setFilter} />
        <GalleryState {...{ answered, failed: error !== null, count: items.length, retry }} />
      </header>
      <div className="gallery-wall">
        {sections.map((section, index) => (
          <Section
            // by position: another filter fills the same sections with other items
            key={String(index)}
            index={index}
            items={section}
            isDue={index < drawnSections}
            onShow={setShownId}
            onEdit={setEdited}
          />
        ))}
      </div>
      {!isCopy && items.length === EAGER_CARDS && (
        <p className="only-unscripted">
          <a href="?all">{texts.all}</a>
        </p>
      )}
      <Boundary>
        <Lightbox items={photos} shown={shownId} onShow={setShownId} />
      </Boundary>
      <Boundary>{!isCopy && <PhotoEditDialog item={edited} onClose={() => setEdited(null)} />}</Boundary>
    </div>
  )
}

interface FiltersProps {
  filter: Filter
  onChange: (filter: Filter) => void
}

const Filters = ({ filter, onChange }: FiltersProps) => (
  <div role="group" aria-label={texts.filter} className="gallery-filters">
    {filters.map((each) => (
      <Button key={each} aria-pressed={each === filter} onClick={() => onChange(each)}>
        {texts.filters[each]}
      </Button>
    ))}
  </div>
)

const filters = Object.keys(texts.filters) as Filter[]
