import { deviceStorage, isSharedDevice } from '../../stores/deviceStorage.ts'
import { openStore } from '../../stores/store.ts'

/** The texts that a sender leaves for the family. */
export interface SenderText {
  name: string
  email: string
  message: string
}

/** Somebody who sent something from this device. */
export interface Sender extends SenderText {
  /** the key of the link by which the sender came */
  link: string
  /** the key with which the sender sends, and takes back */
  key: string
}

const STORAGE_NAME = 'senders'

const readSaved = () => (isSharedDevice ? null : (deviceStorage.read(STORAGE_NAME) as Sender[] | null))

/** The senders whose keys this device keeps. A device that guests share keeps them only until the next guest comes. */
export const senders = openStore<readonly Sender[]>(readSaved() ?? [])

/** Finds who sends by the link with which the page was opened. */
export const findSender = () => senders.get().find(({ link }) => link === readLinkKey())

export const keepSender = (sender: Sender) => saveSenders([...listOthers(sender.key), sender])

export const forgetSender = (key: string) => saveSenders(listOthers(key))

/** Reads the other senders again, because another tab may have kept one. */
const listOthers = (senderKey: string) =>
  (readSaved() ?? senders.get()).filter(({ key }) => key !== senderKey)

const saveSenders = (next: readonly Sender[]) => {
  if (!isSharedDevice) deviceStorage.save(STORAGE_NAME, next)
  senders.set(next)
}

/** Reads the link's key from the URL. Removes spaces that got into a copied link. */
export const readLinkKey = () => location.hash.slice(1).replaceAll('%20', '')
