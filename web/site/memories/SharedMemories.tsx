import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Media } from '../../../contract/media/media.ts'
import type { ListedMemory } from '../../../contract/memorial/memories.ts'
import { toMemoryAnchor } from '../../../contract/pages/memoryAddress.ts'
import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { usePageData } from '../../api/pageData.ts'
import { Lightbox } from '../../media/lightbox/Lightbox.tsx'
import { PhotoEditDialog } from '../../media/PhotoEditDialog.tsx'
import { MissingPhoto } from '../../media/MissingPhoto.tsx'
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx'
import { splitIntoSections } from '../../ui/longLists/splitIntoSections.ts'
import { useGrowingList } from '../../ui/longLists/useGrowingList.ts'
import { type PhotoUrls, usePhotos } from '../address.ts'
import { EAGER_MEMORY_COUNT, FIRST_MEMORY_COUNT } from './initialView.ts'
import { MemoryCard } from './MemoryCard.tsx'

interface Props {
  memories: readonly ListedMemory[]
  media: readonly Media[]
  /** whether the browser has received all memories and media from the server */
  isFetched: boolean
  /** the id of the memory that was just written on this page; null if there is none */
  sharedId: string | null
}

/**
 * The memories, newest first. More memories are rendered as the reader scrolls. A page for readers without scripts
 * (`isComplete`) has all memories at once.
 */
export const SharedMemories = ({ memories, media, isFetched, sharedId }: Props) => {
  const [editedPhoto, setEditedPhoto] = useState<Media | null>(null)
  const { isComplete = false } = usePageData()
  const { count, end } = useGrowingList<HTMLDivElement>(memories.length)
  // deferred, because the list may arrive while people read or write, and rendering it must not block the page
  const shownMemories = useDeferredValue(
    useMemo(() => (isComplete ? memories : memories.slice(0, count)), [isComplete, memories, count]),
  )
  useScrollTo(sharedId, shownMemories)
  const photosById = useDeferredValue(useMemo(() => new Map(media.map((item) => [item.id, item])), [media]))
  const photos = useMemo(() => media.filter(({ fileType }) => fileType === 'image'), [media])
  const { lightbox, photoUrls, isGone } = usePhotos(photos, isFetched)
  const lightboxPhotos = useMemo(
    () => findPhotosOfMemory(lightbox.shown, memories, photos),
    [lightbox.shown, memories, photos],
  )
  return (
    <>
      {isGone && <MissingPhoto />}
      {splitIntoSections(shownMemories, SECTION_SIZE).map((section, index) => (
        <MemoriesSection
          key={String(index)}
          firstIndex={index * SECTION_SIZE}
          memories={section}
          photosById={photosById}
          photoUrls={photoUrls}
          onEdit={setEditedPhoto}
        />
      ))}
      <div ref={end} />
      <ErrorBoundary>
        <Lightbox {...lightbox} items={lightboxPhotos} />
      </ErrorBoundary>
      <ErrorBoundary>
        {!isStaticCopy && (
          <PhotoEditDialog place="memory" item={editedPhoto} onClose={() => setEditedPhoto(null)} />
        )}
      </ErrorBoundary>
    </>
  )
}

/** Scrolls to a memory once, as soon as the list contains it, and highlights the memory briefly. */
const useScrollTo = (id: string | null, shownMemories: readonly ListedMemory[]) => {
  const scrolledId = useRef(id)
  useEffect(() => {
    const card = id === null || id === scrolledId.current ? null : document.getElementById(toMemoryAnchor(id))
    if (!card) return
    scrolledId.current = id
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollBy({ top: measureWay(card), behavior: prefersReducedMotion ? 'auto' : 'smooth' })
    card.animate(MARK, { duration: 4_000, easing: 'ease-in' })
  }, [id, shownMemories])
}

/**
 * Returns how far the page scrolls to show a memory. What its writer needs right now, such as the private link above it, stays below
 * the toast at the top of the screen, also if part of the memory is then out of sight.
 */
const measureWay = (card: Element) => {
  const margin = Number.parseFloat(getComputedStyle(card).scrollMarginTop)
  const { top, bottom } = card.getBoundingClientRect()
  const needed = document.querySelector('[data-needed]')?.getBoundingClientRect() ?? { top }
  return Math.min(Math.max(bottom - innerHeight, 0), Math.min(top, needed.top) - margin)
}

const GRAY = 'rgb(128 128 128 / 0.2)'
/** A gray mark that fades out. Its shadows to the left and right keep the text off its edges. */
const MARK = [{ offset: 0, backgroundColor: GRAY, boxShadow: `-0.75rem 0 ${GRAY}, 0.75rem 0 ${GRAY}` }]

/** Returns all photos of the memories that contain the photo `id`. In the lightbox, people can page through these photos. */
const findPhotosOfMemory = (
  id: string | null,
  memories: readonly ListedMemory[],
  photos: readonly Media[],
) => {
  if (id === null) return []
  const mediaIds = memories.flatMap((memory) => (memory.mediaIds.includes(id) ? memory.mediaIds : []))
  return [...new Set(mediaIds).add(id)].flatMap(
    (mediaId) => photos.find((photo) => photo.id === mediaId) ?? [],
  )
}

/**
 * The number of memories in a section. The browser skips layout and painting of sections far from the visible area. Each
 * section holds many memories, so there are few sections for the browser to check. The first section holds exactly the memories
 * that the server rendered.
 */
const SECTION_SIZE = FIRST_MEMORY_COUNT

interface MemoriesSectionProps {
  /** the 0-based index, among all memories, of the section's first memory */
  firstIndex: number
  memories: readonly ListedMemory[]
  photosById: ReadonlyMap<string, Media>
  photoUrls: PhotoUrls
  onEdit: (photo: Media) => void
}

const MemoriesSection = memo(
  ({ firstIndex, memories, ...rest }: MemoriesSectionProps) => (
    <div className="memories-section" style={{ '--cards': memories.length }}>
      {memories.map((memory, index) => (
        <ErrorBoundary key={memory.id}>
          <MemoryCard memory={memory} eager={firstIndex + index < EAGER_MEMORY_COUNT} {...rest} />
        </ErrorBoundary>
      ))}
    </div>
  ),
  (before, after) =>
    before.photosById === after.photosById &&
    before.memories.length === after.memories.length &&
    before.memories.every((memory, index) => memory === after.memories[index]),
)
