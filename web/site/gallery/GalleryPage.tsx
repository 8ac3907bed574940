import { useEffect, useMemo, useState } from 'react'
import type { Media } from '../../../contract/media.ts'
import { useRead } from '../../api/useRead.ts'
import { Lightbox } from '../../media/lightbox/Lightbox.tsx'
import { PhotoEditDialog } from '../../media/PhotoEditDialog.tsx'
import { inSections } from '../../ui/inSections.ts'
import { toastFailure } from '../../ui/toast.ts'
import { Filters } from './Filters.tsx'
import './gallery.css'
import { GalleryState } from './GalleryState.tsx'
import { type Filter, filtered, sectionSize } from './polaroid.ts'
import { Section } from './Section.tsx'
import { texts } from './texts.ts'

export { firstPictures } from './firstPictures.ts'

const none: Media[] = []

/** All photographs and videos as polaroids; any of them can be looked at, downloaded and retitled. */
export default function GalleryPage() {
  const { data = none, answered, error, retry } = useRead('GET /api/media')
  const [filter, setFilter] = useState<Filter>('all')
  const [shown, setShown] = useState<string | null>(null)
  const [edited, setEdited] = useState<Media | null>(null)
  const items = useMemo(() => filtered(data, filter), [data, filter])
  const photos = useMemo(() => filtered(items, 'image'), [items])
  const sections = useMemo(() => inSections(items, sectionSize), [items])
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
            // the place, not the items, is what a section is: another filter fills the same sections
            key={String(index)}
            index={index}
            items={section}
            onShow={setShown}
            onEdit={setEdited}
          />
        ))}
      </div>
      <Lightbox items={photos} shown={shown} onShow={setShown} />
      <PhotoEditDialog item={edited} onClose={() => setEdited(null)} />
    </div>
  )
}
