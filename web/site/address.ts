import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type PageRequest, type GalleryKind, galleryKinds } from '../../contract/pages/pageRendering.ts'
import type { Media } from '../../contract/media/media.ts'
import type { PagePath } from '../../contract/pages/page.ts'
import { isStaticCopy } from '../api/isStaticCopy.ts'
import { linkTo } from '../api/urls.ts'
import { usePageData } from '../api/pageData.ts'
import { listenTo } from '../ui/listenTo.ts'

type UrlParts = Pick<PageRequest, 'isComplete' | 'show'> & {
  query?: string | null
  photo?: string | null
}

/**
 * The URLs of photographs on this page. `open` shows a photograph and adds a history entry, so that the browser's Back button
 * closes the photograph.
 */
export interface PhotoUrls {
  toHref: (id: string) => string
  open: (id: string) => void
}

/** Reads from the page's URL which kind of items the gallery shows; undefined means all kinds. */
export const useShownKind = (): GalleryKind | undefined => {
  const { show = null } = usePageData()
  const shownKind = useParameter('show', show)
  return shownKind !== null && shownKind in galleryKinds ? (shownKind as GalleryKind) : undefined
}

/**
 * Finds the photograph in `items` that the page's URL names. Returns the props of the lightbox that shows this photograph, the
 * URLs of all photographs, and whether the URL names a photograph that does not exist.
 */
export const usePhotos = (items: readonly Media[], isFetched: boolean, show?: GalleryKind) => {
  const { path, isComplete, opened, found } = usePageData()
  const query = useParameter('q', found?.query ?? null)
  const shownId = useParameter('photo', opened === null ? UNKNOWN_ID : (opened?.id ?? null))
  const hrefOf = useCallback(
    (id: string | null) => writePageUrl(path, { isComplete, query, show, photo: id }),
    [path, isComplete, query, show],
  )
  const photoUrls = useMemo(
    (): PhotoUrls => ({ toHref: hrefOf, open: (id) => pushEntry({ isOpened: true }, hrefOf(id)) }),
    [hrefOf],
  )
  const onShow = (id: string | null) => (id === null ? closePhoto(hrefOf(null)) : replaceEntry(hrefOf(id)))
  const isFound = opened?.id === shownId || items.some(({ id }) => id === shownId)
  const isGone = shownId !== null && !isFound && (isFetched || opened === null)
  return { lightbox: { items, shown: shownId, hrefOf, onShow }, photoUrls, isGone }
}

/** An id that no photograph has. Used if the URL names a photograph that visitors cannot see. */
const UNKNOWN_ID = ''

/**
 * Returns the URL of a page, with parameters after '?' (in a static copy, after '#'). Leaves out the parameter `all` if a
 * photograph is open.
 */
export const writePageUrl = (
  path: PageRequest['path'],
  { isComplete, query, show, photo }: UrlParts,
): string => {
  const parts = [
    isComplete && !isStaticCopy && !photo && 'all',
    query && `q=${encodeURIComponent(query)}`,
    show && `show=${show}`,
    photo && `photo=${encodeURIComponent(photo)}`,
  ].filter(Boolean)
  return linkTo(path as PagePath) + (parts.length > 0 ? (isStaticCopy ? '#' : '?') + parts.join('&') : '')
}

/** Adds a history entry. Keeps the part of the current URL after the '#', because it may be the key of a private link. */
export const pushEntry = (state: object, url: string) => {
  history.pushState(state, '', keepHash(url))
  dispatchEvent(new Event(URL_CHANGED))
}

/** Changes the URL of the current history entry; the page then shows another photograph or none. */
const replaceEntry = (url: string) => {
  history.replaceState(history.state, '', keepHash(url))
  dispatchEvent(new Event(URL_CHANGED))
}

/**
 * Closes the photograph. If it was opened from this page, goes back in the history. If the page was loaded with the photograph
 * open, changes the URL to `url`, the page's URL without a photograph.
 */
const closePhoto = (url: string) => {
  if ((history.state as { isOpened?: true } | null)?.isOpened) history.back()
  else replaceEntry(url)
}

const URL_CHANGED = 'address-changed'

const keepHash = (url: string) => (isStaticCopy ? url : url + location.hash)

export const useParameter = (name: 'photo' | 'q' | 'show', renderedValue: string | null) =>
  useSyncExternalStore(
    subscribeToUrl,
    () => new URLSearchParams((isStaticCopy ? location.hash : location.search).slice(1)).get(name),
    () => renderedValue,
  )

const subscribeToUrl = (listener: () => void) => listenTo(window, ['popstate', URL_CHANGED], listener)
