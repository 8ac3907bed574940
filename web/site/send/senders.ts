import { useSyncExternalStore } from 'react'
import { deviceStorage, isSharedDevice } from '../../stores/deviceStorage.ts'
import { openStore } from '../../stores/store.ts'
import { listenTo } from '../../ui/listenTo.ts'

/** Somebody who sent something from this device. */
export interface Sender {
  /** the key of the link by which the sender came */
  link: string
  /** the key with which the sender sends, and takes back */
  key: string
  name: string
  email: string
  message: string
}

const STORAGE_NAME = 'senders'

const readSaved = () => {
  const saved = isSharedDevice ? null : deviceStorage.read(STORAGE_NAME)
  return Array.isArray(saved) ? (saved as readonly Sender[]) : []
}

/** The senders whose keys this device keeps. A device that guests share keeps them only until the next guest comes. */
export const senders = openStore<readonly Sender[]>(readSaved())

/** Finds who sends by the link with which the page was opened. */
export const findSender = () => senders.get().find(({ link }) => link === readLinkKey())

export const keepSender = (sender: Sender) => saveSenders([...listOthers(sender.key), sender])

export const forgetSender = (key: string) => saveSenders(listOthers(key))

const listOthers = (senderKey: string) =>
  (isSharedDevice ? senders.get() : readSaved()).filter(({ key }) => key !== senderKey)

const saveSenders = (next: readonly Sender[]) => {
  if (!isSharedDevice) deviceStorage.save(STORAGE_NAME, next)
  senders.set(next)
}

/** Returns the key in the page's URL; empty if the link has lost its end. */
export const useLinkKey = () => useSyncExternalStore(subscribeToHash, readLinkKey, () => '')

/** Reads the key from the URL. Removes spaces that got into a copied link. */
export const readLinkKey = () => location.hash.slice(1).replaceAll('%20', '')

const subscribeToHash = (onChange: () => void) => listenTo(window, ['hashchange'], onChange)
