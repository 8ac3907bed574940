import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type PageRequest, type ShownKind, shownKinds } from '../../contract/drawing.ts'
import type { Media } from '../../contract/media.ts'
import type { PagePath } from '../../contract/page.ts'
import { isCopy } from '../api/isCopy.ts'
import { linkTo } from '../api/links.ts'
import { usePageData } from '../api/pageData.ts'

type Place = Pick<PageRequest, 'isComplete' | 'show'> & { photo?: string | null }

/** The addresses of photographs, and how one is opened in place: with an entry of the history, so that Back closes it. */
export interface PhotoAddresses {
  hrefOf: (id: string) => string
  open: (id: string) => void
}

/** The kind of items that the address narrows the gallery to. */
export const useShownKind = (): ShownKind | undefined => {
  const { show = null } = usePageData()
  const shown = useParameter('show', show)
  return shown !== null && shown in shownKinds ? (shown as ShownKind) : undefined
}

/** The photograph that the address names, among those of a list. */
export const usePhotos = (items: readonly Media[], answered: boolean, show?: ShownKind) => {
  const { path, isComplete, opened } = usePageData()
  const shown = useParameter('photo', opened === null ? UNKNOWN_ID : (opened?.id ?? null))
  const hrefOf = useCallback(
    (id: string | null) => addressOf(path, { isComplete, show, photo: id }),
    [path, isComplete, show],
  )
  const addresses = useMemo(
    (): PhotoAddresses => ({ hrefOf, open: (id) => push({ isOpened: true }, hrefOf(id)) }),
    [hrefOf],
  )
  const onShow = (id: string | null) => (id === null ? close(hrefOf(null)) : replace(hrefOf(id)))
  const isThere = opened?.id === shown || items.some(({ id }) => id === shown)
  const isGone = shown !== null && !isThere && (answered || opened === null)
  return { lightbox: { items, shown, hrefOf, onShow }, addresses, isGone }
}

/** The id of no photograph. */
const UNKNOWN_ID = ''

/** The whole list is drawn without an open photograph. In a file, which no server answers, the same stands behind the '#'. */
export const addressOf = (path: PageRequest['path'], { isComplete, show, photo }: Place): string => {
  const parts = [
    isComplete && !isCopy && !photo && 'all',
    show && `show=${show}`,
    photo && `photo=${encodeURIComponent(photo)}`,
  ].filter(Boolean)
  return linkTo(path as PagePath) + (parts.length > 0 ? (isCopy ? '#' : '?') + parts.join('&') : '')
}

/** The next entry of the history. What stands behind the '#', such as the key of a private link, stays. */
export const push = (state: object, address: string) => {
  history.pushState(state, '', withHash(address))
  dispatchEvent(new Event(CHANGED))
}

/** Another photograph in the same entry. */
const replace = (address: string) => {
  history.replaceState(history.state, '', withHash(address))
  dispatchEvent(new Event(CHANGED))
}

/** Back to where the photograph was opened, or, where the address was opened with it, to the page without it. */
const close = (address: string) => {
  if ((history.state as { isOpened?: true } | null)?.isOpened) history.back()
  else replace(address)
}

const CHANGED = 'address-changed'

const withHash = (address: string) => (isCopy ? address : address + location.hash)

const useParameter = (name: 'photo' | 'show', drawn: string | null) =>
  useSyncExternalStore(
    subscribe,
    () => new URLSearchParams((isCopy ? location.hash : location.search).slice(1)).get(name),
    () => drawn,
  )

const subscribe = (listener: () => void) => {
  addEventListener('popstate', listener)
  addEventListener(CHANGED, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(CHANGED, listener)
  }
}
