import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Media } from '../../../contract/media/media.ts'
import { firstPictureParameter, pages, tabTitle } from '../../../contract/pages/page.ts'
import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { linkTo } from '../../api/links.ts'
import { usePageData } from '../../api/pageData.ts'
import { Button, ButtonLink, IconButton } from '../../ui/Button.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { useModal } from '../../ui/dialogs/modals.ts'
import { typeset } from '../../ui/typeset.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { useHydrated } from '../../ui/loading/useHydrated.ts'
import { DownloadLink } from '../DownloadLink.tsx'
import { Photo } from '../Photo.tsx'
import { photoAnchor } from '../photoAnchor.ts'
import { animatedUrl, listPictureSources } from '../pictureSources.ts'
import { texts } from '../texts.ts'
import './lightbox.later.css'
import { useLightboxGestures } from './useLightboxGestures.ts'

interface Props {
  /** the items that the previous and next buttons go through */
  items: readonly Media[]
  /** the id of the open item; null when none is open */
  shown: string | null
  /** returns the address of this page with another item open, or with none */
  hrefOf: (id: string | null) => string
  /** opens another item, or closes the lightbox (null) */
  onShow: (id: string | null) => void
}

/** Shows one photograph whole, above the page; a click, Escape or the browser's Back closes it. */
export const Lightbox = (props: Props) => {
  const items = useItemsWithOpened(props)
  const index = items.findIndex(({ id }) => id === props.shown)
  const item = items[index]
  useTabTitle(item?.title)
  return item && <OpenLightbox {...props} {...{ items, item, index }} />
}

/** The items, or only the photograph in the address while the list does not contain it. */
const useItemsWithOpened = ({ items, shown }: Props): readonly Media[] => {
  const { opened } = usePageData()
  return opened && opened.id === shown && !items.some(({ id }) => id === shown) ? [opened] : items
}

/** Sets the title of the tab to the open item's, or to the page's if none is open. */
const useTabTitle = (title: string | undefined) => {
  const { path, name } = usePageData()
  useEffect(() => {
    const own = pages.find((page) => page.path === path)?.title
    if (name !== undefined) document.title = tabTitle(title ?? own ?? '', name)
  }, [title, path, name])
}

interface OpenProps extends Props {
  item: Media
  index: number
}

const OpenLightbox = ({ items, item, index, hrefOf, onShow }: OpenProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const isHydrated = useHydrated()
  // the server renders the dialog open; one rendered in the browser is opened by useModal
  const [isServerRendered] = useState(!isHydrated)
  const close = () => onShow(null)
  const findNeighbor = (by: number) => items[(index + by + items.length) % items.length] ?? item
  const go = (by: number) => onShow(findNeighbor(by).id)
  useModal(dialog, close, { inHistory: false })
  usePrefetch(findNeighbor(1), findNeighbor(-1), dialog)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1)
    if (key === 'ArrowLeft') go(-1)
  }
  return (
    <dialog
      ref={dialog}
      open={isServerRendered}
      className="lightbox night"
      aria-label={item.title}
      onKeyDown={onKeyDown}
    >
      {isHydrated ? (
        <Control name="close" label={texts.close} onClick={close} />
      ) : (
        <ButtonLink
          className="icon-only lightbox-control close"
          aria-label={texts.close}
          href={`${hrefOf(null)}#${photoAnchor(item.id)}`}
        >
          <Icon name="close" />
        </ButtonLink>
      )}
      <OpenPicture key={item.id} item={item} onClose={close} onGo={go} />
      {items.length > 1 && isHydrated && (
        <>
          <p className="lightbox-count">{texts.count(index + 1, items.length)}</p>
          <Control name="back" label={texts.previous} onClick={() => go(-1)} />
          <Control name="forward" label={texts.next} onClick={() => go(1)} />
        </>
      )}
    </dialog>
  )
}

const OpenPicture = ({
  item,
  onClose,
  onGo,
}: {
  item: Media
  onClose: () => void
  onGo: (by: number) => void
}) => {
  const frame = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const onSwipe = (to: 'previous' | 'next') => onGo(to === 'next' ? 1 : -1)
  const { view, zoomIn, zoomOut, handlers } = useLightboxGestures(frame, picture, { onTap: onClose, onSwipe })
  const isHydrated = useHydrated()
  const ratio = (item.width || 4) / (item.height || 3)
  const transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
  return (
    <>
      <figure {...handlers} style={{ '--ratio': ratio, '--most': `${(item.width || 1600) * 2}px` }}>
        <div ref={frame} className="lightbox-frame">
          <div ref={picture} className="lightbox-picture" style={{ transform }}>
            <Photo item={item} eager moving largest="huge" sizes={lightboxSizes(ratio, view.scale)} />
          </div>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text is scrolled by keys too */}
        <figcaption tabIndex={0}>
          {!item.untitled && <h2>{item.title}</h2>}
          {item.description && <p>{typeset(item.description)}</p>}
          <div className="lightbox-actions">
            <DownloadLink item={item} />
            <ButtonLink href={`${linkTo('/slideshow')}?${firstPictureParameter}=${item.id}`}>
              {texts.slideshowFromHere}
            </ButtonLink>
            {isHydrated && !isStaticCopy && <CopyLink id={item.id} />}
          </div>
        </figcaption>
      </figure>
      {isHydrated && (
        <>
          <Control name="zoom-out" label={texts.zoomOut} onClick={zoomOut} />
          <Control name="zoom-in" label={texts.zoomIn} onClick={zoomIn} />
        </>
      )}
    </>
  )
}

const CopyLink = ({ id }: { id: string }) => {
  const copy = async () => {
    const { href } = new URL(`?photo=${encodeURIComponent(id)}`, location.href)
    // a page without HTTPS has no clipboard: the toast then shows the link, to be copied by hand
    const copying = navigator.clipboard?.writeText(href) ?? Promise.reject(new Error('no clipboard'))
    await copying.then(
      () => toast({ title: texts.linkCopied, description: href }),
      () => toast({ title: texts.linkToCopy, description: href }),
    )
  }
  return <Button onClick={() => void copy()}>{texts.copyLink}</Button>
}

const Control = ({ name, label, onClick }: { name: IconName; label: string; onClick: () => void }) => (
  <IconButton icon={name} label={label} className={`lightbox-control ${name}`} onClick={onClick} />
)

/**
 * The `sizes` of the picture: as wide as the screen, or as 85 % of its height allows; a zoomed picture loads a larger file.
 * `min()` would be shorter, but Safari before 26.4 does not understand it here.
 */
export const lightboxSizes = (ratio: number, scale: number) => {
  const percent = 100 * Math.ceil(scale)
  const widthInVh = Math.round(ratio * 85)
  return `(max-aspect-ratio: ${widthInVh}/100) ${percent}vw, ${(percent / 100) * widthInVh}vh`
}

/** Fetches the next and the previous picture once the open one has loaded. */
const usePrefetch = (next: Media, previous: Media, dialog: RefObject<HTMLDialogElement | null>) => {
  useEffect(() => {
    let isGone = false
    const fetchBoth = () => {
      if (!isGone) [next, previous].forEach(prefetch)
    }
    dialog.current?.querySelector('img')?.decode().then(fetchBoth, fetchBoth)
    return () => {
      isGone = true
    }
  }, [next, previous, dialog])
}

const prefetch = (item: Media) => {
  if (!item.filePath) return
  const ahead = new Image()
  if (item.animated) ahead.src = animatedUrl(item.filePath)
  else {
    ahead.sizes = lightboxSizes((item.width || 4) / (item.height || 3), 1)
    ahead.srcset = listPictureSources(item, item.filePath, 'whole', 'huge').modern
  }
}
