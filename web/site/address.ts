import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type PageRequest, type GalleryKind, galleryKinds } from '../../contract/pages/pageRendering.ts'
import type { Media } from '../../contract/media/media.ts'
import type { PagePath } from '../../contract/pages/page.ts'
import { isStaticCopy } from '../api/isStaticCopy.ts'
import { linkTo } from '../api/links.ts'
import { usePageData } from '../api/pageData.ts'

type AddressParts = Pick<PageRequest, 'isComplete' | 'show'> & { photo?: string | null }

/** The addresses of photographs. `open` shows one on this page, as a new history entry, so that Back closes it. */
export interface PhotoAddresses {
  toHref: (id: string) => string
  open: (id: string) => void
}

/** Reads from the address which kind of items the gallery shows; undefined for all. */
export const useShownKind = (): GalleryKind | undefined => {
  const { show = null } = usePageData()
  const shown = useParameter('show', show)
  return shown !== null && shown in galleryKinds ? (shown as GalleryKind) : undefined
}

/** Finds the photograph that the address names in a list, and returns the props of its lightbox. */
export const usePhotos = (items: readonly Media[], answered: boolean, show?: GalleryKind) => {
  const { path, isComplete, opened } = usePageData()
  const shown = useParameter('photo', opened === null ? UNKNOWN_ID : (opened?.id ?? null))
  const hrefOf = useCallback(
    (id: string | null) => writeAddress(path, { isComplete, show, photo: id }),
    [path, isComplete, show],
  )
  const addresses = useMemo(
    (): PhotoAddresses => ({ toHref: hrefOf, open: (id) => pushEntry({ isOpened: true }, hrefOf(id)) }),
    [hrefOf],
  )
  const onShow = (id: string | null) => (id === null ? closePhoto(hrefOf(null)) : replaceEntry(hrefOf(id)))
  const isThere = opened?.id === shown || items.some(({ id }) => id === shown)
  const isGone = shown !== null && !isThere && (answered || opened === null)
  return { lightbox: { items, shown, hrefOf, onShow }, addresses, isGone }
}

/** An id that no photograph has. */
const UNKNOWN_ID = ''

/** Writes an address of a page. `?all` is left out when a photograph is open. A static copy has its parameters after the '#'. */
export const writeAddress = (
  path: PageRequest['path'],
  { isComplete, show, photo }: AddressParts,
): string => {
  const parts = [
    isComplete && !isStaticCopy && !photo && 'all',
    show && `show=${show}`,
    photo && `photo=${encodeURIComponent(photo)}`,
  ].filter(Boolean)
  return linkTo(path as PagePath) + (parts.length > 0 ? (isStaticCopy ? '#' : '?') + parts.join('&') : '')
}

/** Adds a history entry. The part after the '#', such as the key of a private link, stays. */
export const pushEntry = (state: object, address: string) => {
  history.pushState(state, '', keepHash(address))
  dispatchEvent(new Event(ADDRESS_CHANGED))
}

/** Changes the address of the current history entry, to show another photograph. */
const replaceEntry = (address: string) => {
  history.replaceState(history.state, '', keepHash(address))
  dispatchEvent(new Event(ADDRESS_CHANGED))
}

/** Goes back to the entry from which the photograph was opened; if the page was opened with it, shows the page without it. */
const closePhoto = (address: string) => {
  if ((history.state as { isOpened?: true } | null)?.isOpened) history.back()
  else replaceEntry(address)
}

const ADDRESS_CHANGED = 'address-changed'

const keepHash = (address: string) => (isStaticCopy ? address : address + location.hash)

const useParameter = (name: 'photo' | 'show', renderedValue: string | null) =>
  useSyncExternalStore(
    subscribeToAddress,
    () => new URLSearchParams((isStaticCopy ? location.hash : location.search).slice(1)).get(name),
    () => renderedValue,
  )

const subscribeToAddress = (listener: () => void) => {
  addEventListener('popstate', listener)
  addEventListener(ADDRESS_CHANGED, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(ADDRESS_CHANGED, listener)
  }
}
