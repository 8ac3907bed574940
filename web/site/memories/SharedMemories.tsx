import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Media } from '../../../contract/media.ts'
import type { ListedMemory } from '../../../contract/memories.ts'
import { anchorOf } from '../../../contract/memoryAddress.ts'
import { isCopy } from '../../api/isCopy.ts'
import { usePageData } from '../../api/pageData.ts'
import { Lightbox } from '../../media/lightbox/Lightbox.tsx'
import { PhotoEditDialog } from '../../media/PhotoEditDialog.tsx'
import { PhotoGone } from '../../media/PhotoGone.tsx'
import { Boundary } from '../../ui/loading/Boundary.tsx'
import { splitIntoSections } from '../../ui/longLists/splitIntoSections.ts'
import { useGrowing } from '../../ui/longLists/useGrowing.ts'
import { type PhotoAddresses, usePhotos } from '../address.ts'
import { eagerMemories, FIRST_MEMORIES } from './initialView.ts'
import { MemoryCard } from './MemoryCard.tsx'

interface Props {
  memories: readonly ListedMemory[]
  media: readonly Media[]
  /** whether the lists are those of the server, and whole */
  answered: boolean
  /** the memory that was written here just now */
  shared: string | null
}

/** All memories, newest first; of thousands, those that can soon be seen. A static copy has them all in the document. */
export const SharedMemories = ({ memories, media, answered, shared }: Props) => {
  const [editedPhoto, setEditedPhoto] = useState<Media | null>(null)
  const { isComplete = false } = usePageData()
  const { count, end } = useGrowing<HTMLDivElement>(memories.length)
  // the long list comes while people may already be reading or writing: it must not hold them up
  const shown = useDeferredValue(
    useMemo(() => (isComplete ? memories : memories.slice(0, count)), [isComplete, memories, count]),
  )
  useLeadTo(shared, shown)
  const photosById = useDeferredValue(useMemo(() => new Map(media.map((item) => [item.id, item])), [media]))
  const photos = useMemo(() => media.filter(({ fileType }) => fileType === 'image'), [media])
  const { lightbox, addresses, isGone } = usePhotos(photos, answered)
  const leafed = useMemo(
    () => photosWith(lightbox.shown, memories, photos),
    [lightbox.shown, memories, photos],
  )
  return (
    <>
      {isGone && <PhotoGone />}
      {splitIntoSections(shown, SECTION_SIZE).map((section, index) => (
        <Section
          key={String(index)}
          at={index * SECTION_SIZE}
          memories={section}
          {...{ photosById, addresses }}
          onEdit={setEditedPhoto}
        />
      ))}
      <div ref={end} />
      <Boundary>
        <Lightbox {...lightbox} items={leafed} />
      </Boundary>
      <Boundary>
        {!isCopy && (
          <PhotoEditDialog place="memory" item={editedPhoto} onClose={() => setEditedPhoto(null)} />
        )}
      </Boundary>
    </>
  )
}

/** Scrolls to a memory as soon as it is in the list, once, and marks it softly. */
const useLeadTo = (id: string | null, shown: readonly ListedMemory[]) => {
  const led = useRef(id)
  useEffect(() => {
    const card = id === null || id === led.current ? null : document.getElementById(anchorOf(id))
    if (!card) return
    led.current = id
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    card.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' })
    const { backgroundColor } = getComputedStyle(card)
    card.animate([{ backgroundColor: 'rgb(128 128 128 / 0.2)' }, { backgroundColor }], MARK)
  }, [id, shown])
}

const MARK = { duration: 4_000, easing: 'ease-in' }

/** Those of the memory that it is in: they are leafed through. */
const photosWith = (id: string | null, memories: readonly ListedMemory[], photos: readonly Media[]) => {
  if (id === null) return []
  const { mediaIds = [id] } = memories.find((memory) => memory.mediaIds.includes(id)) ?? {}
  return mediaIds.flatMap((each) => photos.find((photo) => photo.id === each) ?? [])
}

/**
 * Far sections are neither laid out nor painted; one element for many cards keeps that cheap. The first one stays as the
 * server drew it.
 */
const SECTION_SIZE = FIRST_MEMORIES

interface SectionProps {
  /** place of the first one among all */
  at: number
  memories: readonly ListedMemory[]
  photosById: ReadonlyMap<string, Media>
  addresses: PhotoAddresses
  onEdit: (photo: Media) => void
}

const Section = memo(
  ({ at, memories, ...rest }: SectionProps) => (
    <div className="memories-section" style={{ '--cards': memories.length }}>
      {memories.map((memory, card) => (
        <Boundary key={memory.id}>
          <MemoryCard memory={memory} eager={at + card < eagerMemories} {...rest} />
        </Boundary>
      ))}
    </div>
  ),
  (before, after) =>
    before.photosById === after.photosById &&
    before.memories.length === after.memories.length &&
    before.memories.every((memory, card) => memory === after.memories[card]),
)
