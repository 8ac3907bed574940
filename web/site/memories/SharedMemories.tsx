import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Timezone } from '../../../contract/calendar/zones.ts'
import type { Media } from '../../../contract/media.ts'
import type { Memory } from '../../../contract/memories.ts'
import { isCopy } from '../../api/isCopy.ts'
import { usePageData } from '../../api/pageData.ts'
import { Lightbox } from '../../media/lightbox/Lightbox.tsx'
import { PhotoEditDialog } from '../../media/PhotoEditDialog.tsx'
import { Boundary } from '../../ui/Boundary.tsx'
import { splitIntoSections } from '../../ui/splitIntoSections.ts'
import { useGrowing } from '../../ui/useGrowing.ts'
import { eagerMemories, FIRST_MEMORIES } from './firstScreen.ts'
import { MemoryCard } from './MemoryCard.tsx'

interface Props {
  memories: readonly Memory[]
  media: readonly Media[]
  /** the memorial's time zone */
  zone: Timezone
}

/** All memories, newest first; of thousands, those that can soon be seen. A static copy has them all in the document. */
export const SharedMemories = ({ memories, media, zone }: Props) => {
  const [lightbox, setLightbox] = useState<{ items: readonly Media[]; shown: string | null }>(closed)
  const [editedPhoto, setEditedPhoto] = useState<Media | null>(null)
  const { isComplete = false } = usePageData()
  const { count, end } = useGrowing<HTMLDivElement>(memories.length)
  // the long list comes while people may already be reading or writing: it must not hold them up
  const shown = useDeferredValue(
    useMemo(() => (isComplete ? memories : memories.slice(0, count)), [isComplete, memories, count]),
  )
  const photosById = useDeferredValue(useMemo(() => new Map(media.map((item) => [item.id, item])), [media]))
  const onShow = useCallback((id: string, among: readonly Media[]) => {
    setLightbox({ items: among.filter(({ fileType }) => fileType === 'image'), shown: id })
  }, [])
  return (
    <>
      {splitIntoSections(shown, SECTION_SIZE).map((section, index) => (
        <Section
          key={String(index)}
          at={index * SECTION_SIZE}
          memories={section}
          {...{ photosById, zone, isComplete, onShow }}
          onEdit={setEditedPhoto}
        />
      ))}
      <div ref={end} />
      <Boundary>
        <Lightbox {...lightbox} onShow={(id) => setLightbox({ ...lightbox, shown: id })} />
      </Boundary>
      <Boundary>
        {!isCopy && (
          <PhotoEditDialog place="memory" item={editedPhoto} onClose={() => setEditedPhoto(null)} />
        )}
      </Boundary>
    </>
  )
}

const closed = { items: [], shown: null }

/**
 * Far sections are neither laid out nor painted; one element for many cards keeps that cheap. The first one stays as the
 * server drew it.
 */
const SECTION_SIZE = FIRST_MEMORIES

interface SectionProps {
  /** place of the first one among all */
  at: number
  memories: readonly Memory[]
  photosById: ReadonlyMap<string, Media>
  zone: Timezone
  isComplete: boolean
  onShow: (id: string, among: readonly Media[]) => void
  onEdit: (photo: Media) => void
}

const Section = memo(
  ({ at, memories, isComplete, ...rest }: SectionProps) => (
    <div className="memories-section" style={{ '--cards': memories.length }}>
      {memories.map((memory, card) => (
        <Boundary key={memory.id}>
          <MemoryCard
            memory={memory}
            eager={at + card < eagerMemories}
            drawn={isComplete || at + card < FIRST_MEMORIES}
            {...rest}
          />
        </Boundary>
      ))}
    </div>
  ),
  (before, after) =>
    before.photosById === after.photosById &&
    before.zone === after.zone &&
    before.memories.length === after.memories.length &&
    before.memories.every((memory, card) => memory === after.memories[card]),
)
