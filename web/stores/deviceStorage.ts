import { sharedDeviceParameter } from '../../contract/pages/memoryAddress.ts'

/**
 * Opens localStorage or sessionStorage, which hold values by name. If the browser does not allow storage or has no room, reading
 * returns null and saving does nothing, so that the page continues to work.
 */
const openStorage = (getStorage: () => Storage) => ({
  read: (name: string): unknown => {
    try {
      return JSON.parse(getStorage().getItem(name) ?? 'null')
    } catch {
      return null
    }
  },
  save: (name: string, value: unknown) => {
    try {
      getStorage().setItem(name, JSON.stringify(value))
    } catch {
      // there is no room, or the browser does not allow it
    }
  },
  names: (): string[] => {
    try {
      return Object.keys(getStorage())
    } catch {
      return []
    }
  },
  clear: (name: string) => {
    try {
      getStorage().removeItem(name)
    } catch {
      // the browser does not allow it
    }
  },
})

/** Values that remain after the browser is closed. */
export const deviceStorage = openStorage(() => localStorage)
/** Values that remain until the browser tab is closed. */
export const tabStorage = openStorage(() => sessionStorage)

const SHARED_KEY = 'shared device'

const readIsShared = () => {
  const isSaid = new URLSearchParams(location.search).get(sharedDeviceParameter) === '1'
  if (isSaid) tabStorage.save(SHARED_KEY, true)
  return isSaid || tabStorage.read(SHARED_KEY) === true
}

/**
 * Whether guests share this device, such as a tablet in the hall. Such a device keeps nothing that a guest writes, and offers it to
 * nobody. The URL says so when the page is opened, and the tab remembers it, because the links of the menu have no parameter.
 */
export const isSharedDevice = typeof location !== 'undefined' && readIsShared()

/** The name of the value that says that a keeper is logged in on this device, so that public pages show admin links. */
export const KEEPER_LOGIN_KEY = 'keeps it'
