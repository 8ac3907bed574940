import { pageTexts } from '../../../languages/en/memorial/pages.ts'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Media } from '../../../contract/media/media.ts'
import { firstPictureParameter } from '../../../contract/pages/page.ts'
import { toTabTitle } from '../../../contract/pages/tabTitle.ts'
import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { linkTo } from '../../api/urls.ts'
import { readPublicOrigin } from '../../api/origins.ts'
import { usePageData } from '../../api/pageData.ts'
import { Button, ButtonLink, IconButton } from '../../ui/Button.tsx'
import { copyLink } from '../../ui/copyLink.ts'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { isBrowserShortcut } from '../../ui/isBrowserShortcut.ts'
import { useModal } from '../../ui/dialogs/modals.ts'
import { typography } from '../../ui/typeset.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { useDocumentEvent } from '../../ui/useDocumentEvent.ts'
import { lazyPart } from '../../ui/loading/lazyPart.tsx'
import { useHydrated } from '../../ui/loading/useHydrated.ts'
import { DownloadLink } from '../DownloadLink.tsx'
import { Photo } from '../Photo.tsx'
import { PhotoText } from '../PhotoText.tsx'
import { makePhotoAnchor } from '../photoAnchor.ts'
import { makeAnimatedUrl, listPictureSources } from '../pictureSources.ts'
import { texts } from '../../../languages/en/visitors/media.ts'
import './lightbox.later.css'
import { useLightboxGestures } from './useLightboxGestures.ts'
import { nextKey, previousKey } from '../../ui/readingDirection.ts'

const PhotoDetails = lazyPart(() => import('./details/PhotoDetails.tsx'))

interface Props {
  /** the items through which the previous and next buttons step */
  items: readonly Media[]
  /** the id of the open item; null if no item is open */
  shown: string | null
  /** returns the URL of this page with another item open, or with no item open (null) */
  hrefOf: (id: string | null) => string
  /** opens another item, or closes the lightbox (null) */
  onShow: (id: string | null) => void
}

/** A layer over the page with one photograph as large as the screen allows. A click, Escape or the browser's Back closes it. */
export const Lightbox = (props: Props) => {
  const items = useItemsWithOpened(props)
  const index = items.findIndex(({ id }) => id === props.shown)
  const item = items[index]
  useTabTitle(item?.title)
  return item && <OpenedLightbox {...props} {...{ items, item, index }} />
}

/** Returns `items`. If they do not contain the photograph named in the page's URL, returns only that photograph. */
const useItemsWithOpened = ({ items, shown }: Props): readonly Media[] => {
  const { opened } = usePageData()
  return opened && opened.id === shown && !items.some(({ id }) => id === shown) ? [opened] : items
}

/** Sets the title of the browser tab to the title of the open item, or to the title of the page if no item is open. */
const useTabTitle = (title: string | undefined) => {
  const { path, name } = usePageData()
  useEffect(() => {
    const pageTitle = pageTexts[path].title
    if (name !== undefined) document.title = toTabTitle(title ?? pageTitle, name, typography)
  }, [title, path, name])
}

/**
 * Focuses the photograph on the page when the lightbox closes, if no element of the page has the focus: the lightbox was rendered
 * open by the server, so nobody opened it from here.
 */
const useFocusOnPhoto = (dialog: RefObject<HTMLDialogElement | null>, id: string) => {
  const focus = useEffectEvent((closedDialog: HTMLDialogElement | null) => {
    const { activeElement } = document
    if (activeElement === document.body || closedDialog?.contains(activeElement))
      document.getElementById(makePhotoAnchor(id))?.querySelector('a')?.focus()
  })
  useLayoutEffect(() => {
    const { current } = dialog
    return () => focus(current)
  }, [dialog])
}

interface OpenedLightboxProps extends Props {
  item: Media
  index: number
}

const OpenedLightbox = ({ items, item, index, hrefOf, onShow }: OpenedLightboxProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const isHydrated = useHydrated()
  // the server renders the dialog with the attribute `open`; useModal opens a dialog that was rendered in the browser
  const [isServerRendered] = useState(!isHydrated)
  const close = () => onShow(null)
  const findNeighbor = (by: number) => items[(index + by + items.length) % items.length] ?? item
  const goBy = (by: number) => onShow(findNeighbor(by).id)
  useModal(dialog, close, { inHistory: false })
  useFocusOnPhoto(dialog, item.id)
  usePrefetch(findNeighbor(1), findNeighbor(-1), dialog)
  // listens on the page, because a zoom button that had the focus leaves with its photograph
  useDocumentEvent('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('input')
    if (isTyping || isBrowserShortcut(event)) return
    if (event.key === nextKey) goBy(1)
    if (event.key === previousKey) goBy(-1)
  })
  return (
    <dialog
      ref={dialog}
      open={isServerRendered}
      className="lightbox night"
      aria-label={item.alt ?? item.title}
    >
      {isHydrated ? (
        <Control name="close" label={texts.close} onClick={close} />
      ) : (
        <ButtonLink
          className="icon-only lightbox-control close"
          aria-label={texts.close}
          href={`${hrefOf(null)}#${makePhotoAnchor(item.id)}`}
        >
          <Icon name="close" />
        </ButtonLink>
      )}
      <OpenedPicture key={item.id} item={item} onClose={close} onGo={goBy} />
      {items.length > 1 && isHydrated && (
        <>
          <p className="lightbox-count">{texts.count(index + 1, items.length)}</p>
          <Control name="back" label={texts.previous} onClick={() => goBy(-1)} />
          <Control name="forward" label={texts.next} onClick={() => goBy(1)} />
        </>
      )}
    </dialog>
  )
}

const OpenedPicture = ({
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
  // a tap next to an open form, such as one that puts away the keyboard, must not put away the form
  const closeUnlessAsked = () => {
    if (!frame.current?.parentElement?.querySelector('form')) onClose()
  }
  const onSwipe = (to: 'previous' | 'next') => onGo(to === 'next' ? 1 : -1)
  const { view, zoomIn, zoomOut, handlers } = useLightboxGestures(frame, picture, {
    onTap: closeUnlessAsked,
    onSwipe,
  })
  const isHydrated = useHydrated()
  const aspectRatio = (item.width || 4) / (item.height || 3)
  const transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
  return (
    <>
      <figure {...handlers} style={{ '--ratio': aspectRatio, '--most': `${(item.width || 1600) * 2}px` }}>
        <div ref={frame} className="lightbox-frame">
          <div ref={picture} className="lightbox-picture" style={{ transform, '--zoom': view.scale }}>
            <Photo
              item={item}
              eager
              moving
              largest="huge"
              sizes={writeLightboxSizes(aspectRatio, view.scale)}
            />
          </div>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys can scroll a long text, too */}
        <figcaption tabIndex={0}>
          <PhotoText item={item} />
          {isHydrated && (item.people || item.memories || item.canTell || item.asks) && (
            <PhotoDetails {...{ item, picture }} />
          )}
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
  const pageData = usePageData()
  const copy = async () => {
    const href = `${readPublicOrigin(pageData)}${pageData.path}?photo=${encodeURIComponent(id)}`
    if (await copyLink(href)) toast({ title: texts.linkCopied, description: href })
  }
  return <Button onClick={() => void copy()}>{texts.copyLink}</Button>
}

const Control = ({ name, label, onClick }: { name: IconName; label: string; onClick: () => void }) => (
  <IconButton icon={name} label={label} className={`lightbox-control ${name}`} onClick={onClick} />
)

/**
 * Returns the `sizes` attribute of the picture. The picture is as wide as the screen, or narrower if its height would otherwise
 * exceed 85 % of the screen's height. A higher `scale` loads a larger file. `min()` would be shorter, but in this attribute,
 * Safari before 26.4 does not understand `min()`.
 */
export const writeLightboxSizes = (aspectRatio: number, scale: number) => {
  const percent = 100 * Math.ceil(scale)
  const widthInVh = Math.round(aspectRatio * 85)
  return `(max-aspect-ratio: ${widthInVh}/100) ${percent}vw, ${(percent / 100) * widthInVh}vh`
}

/** Fetches the next and the previous picture in advance, once the open picture has loaded. */
const usePrefetch = (next: Media, previous: Media, dialog: RefObject<HTMLDialogElement | null>) => {
  useEffect(() => {
    let isCanceled = false
    const fetchBoth = () => {
      if (!isCanceled) [next, previous].forEach(prefetch)
    }
    dialog.current?.querySelector('img')?.decode().then(fetchBoth, fetchBoth)
    return () => {
      isCanceled = true
    }
  }, [next, previous, dialog])
}

const prefetch = (item: Media) => {
  if (!item.filePath) return
  const image = new Image()
  if (item.animated) image.src = makeAnimatedUrl(item.filePath)
  else {
    image.sizes = writeLightboxSizes((item.width || 4) / (item.height || 3), 1)
    image.srcset = listPictureSources(item, item.filePath, 'whole', 'huge').modernSrcSet
  }
}
