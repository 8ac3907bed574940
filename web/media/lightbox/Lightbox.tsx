import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import type { Media } from '../../../contract/media.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { IconName } from '../../ui/icons.tsx'
import { useModal } from '../../ui/modals.ts'
import { Photo } from '../Photo.tsx'
import { animatedUrl, sourcesOf } from '../sources.ts'
import { texts } from '../texts.ts'
import './lightbox.css'
import { useGestures } from './useGestures.ts'

interface Props {
  /** what can be leafed through */
  items: readonly Media[]
  /** the one that is open, null when none is */
  shown: string | null
  /** another one, or null to close */
  onShow: (id: string | null) => void
}

/** One photograph whole, over everything; closed by a click or Escape. */
export const Lightbox = ({ items, shown, onShow }: Props) => {
  const index = items.findIndex(({ id }) => id === shown)
  const item = items[index]
  return item && <OpenLightbox {...{ items, item, index, onShow }} />
}

interface OpenProps {
  items: readonly Media[]
  item: Media
  index: number
  onShow: Props['onShow']
}

const OpenLightbox = ({ items, item, index, onShow }: OpenProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => onShow(null)
  const neighbour = (by: number) => items[(index + by + items.length) % items.length] ?? item
  const go = (by: number) => onShow(neighbour(by).id)
  useModal(dialog, close)
  usePrefetch(neighbour(1), neighbour(-1), dialog)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1)
    if (key === 'ArrowLeft') go(-1)
  }
  return (
    <dialog ref={dialog} className="lightbox night" aria-label={item.title} onKeyDown={onKeyDown}>
      <Control name="close" label={texts.close} onClick={close} />
      <Leaf key={item.id} item={item} onClose={close} onGo={go} />
      {items.length > 1 && (
        <>
          <Control name="back" label={texts.previous} onClick={() => go(-1)} />
          <Control name="forward" label={texts.next} onClick={() => go(1)} />
        </>
      )}
    </dialog>
  )
}

const Leaf = ({ item, onClose, onGo }: { item: Media; onClose: () => void; onGo: (by: number) => void }) => {
  const frame = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const onSwipe = (to: 'previous' | 'next') => onGo(to === 'next' ? 1 : -1)
  const { view, zoomIn, zoomOut, handlers } = useGestures(frame, picture, { onTap: onClose, onSwipe })
  const ratio = (item.width || 4) / (item.height || 3)
  const transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
  return (
    <>
      <figure {...handlers}>
        <div ref={frame} className="lightbox-frame">
          <div
            ref={picture}
            className="lightbox-picture"
            style={{ '--ratio': ratio, '--most': `${(item.width || 1600) * 2}px`, transform }}
          >
            <Photo item={item} eager moving largest="huge" sizes={sizes(ratio, view.scale)} />
          </div>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text is scrolled by keys too */}
        <figcaption tabIndex={0}>
          <h2>{item.title}</h2>
          {item.description && <p>{item.description}</p>}
        </figcaption>
      </figure>
      <Control name="zoom-out" label={texts.zoomOut} onClick={zoomOut} />
      <Control name="zoom-in" label={texts.zoomIn} onClick={zoomIn} />
    </>
  )
}

const Control = ({ name, label, onClick }: { name: IconName; label: string; onClick: () => void }) => (
  <IconButton icon={name} label={label} className={`lightbox-control ${name}`} onClick={onClick} />
)

/**
 * As wide as the screen or 85 % of its height allows; a zoomed picture asks for a larger file. Without `min()`, which
 * Safari before 26.4 does not understand here.
 */
export const sizes = (ratio: number, scale: number) => {
  const percent = 100 * Math.ceil(scale)
  const ofHeight = Math.round(ratio * 85)
  return `(max-aspect-ratio: ${ofHeight}/100) ${percent}vw, ${(percent / 100) * ofHeight}vh`
}

/** Fetches the neighbours once the picture that is looked at has come. */
const usePrefetch = (next: Media, previous: Media, dialog: RefObject<HTMLDialogElement | null>) => {
  useEffect(() => {
    let left = false
    const ahead = () => {
      if (!left) [next, previous].forEach(fetchAhead)
    }
    dialog.current?.querySelector('img')?.decode().then(ahead, ahead)
    return () => {
      left = true
    }
  }, [next, previous, dialog])
}

const fetchAhead = (item: Media) => {
  if (!item.filePath) return
  const ahead = new Image()
  if (item.animated) ahead.src = animatedUrl(item.filePath)
  else {
    ahead.sizes = sizes((item.width || 4) / (item.height || 3), 1)
    ahead.srcset = sourcesOf(item, item.filePath, 'whole', 'huge').modern
  }
}
