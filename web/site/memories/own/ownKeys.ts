import { useEffect } from 'react'
import { sharedDeviceParameter } from '../../../../contract/pages/memoryAddress.ts'
import { deviceStorage, tabStorage } from '../../../stores/deviceStorage.ts'
import { openStore } from '../../../stores/store.ts'
import { useStore } from '../../../stores/useStore.ts'

const STORAGE_NAME = 'own memories'
const SHARED_NAME = 'shared device'

/** The writer keys that this device keeps; empty until the device's storage is read, because the server renders the page without it. */
const ownKeys = openStore<readonly string[]>([])

/** Reads which writer keys this device keeps. A shared device shows none of them. */
export const useOwnKeys = () => {
  useEffect(readOwnKeys, [])
  return useStore(ownKeys)
}

export const keepKey = (writerKey: string) => saveKeys([...withoutKey(writerKey), writerKey])

export const forgetKey = (writerKey: string) => saveKeys(withoutKey(writerKey))

/**
 * Whether guests share this device, such as a tablet in the hall. The URL says so when the page is opened, and the tab remembers
 * it, because the links of the menu have no parameter.
 */
export const isSharedDevice = () => tabStorage.read(SHARED_NAME) === true || hasSharedParameter()

const readOwnKeys = () => {
  if (hasSharedParameter()) tabStorage.save(SHARED_NAME, true)
  ownKeys.set(isSharedDevice() ? [] : readSavedKeys())
}

const hasSharedParameter = () => new URLSearchParams(location.search).get(sharedDeviceParameter) === '1'

const readSavedKeys = (): readonly string[] => {
  const keys = deviceStorage.read(STORAGE_NAME)
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
}

const withoutKey = (writerKey: string) => readSavedKeys().filter((key) => key !== writerKey)

/** Reads the keys again afterwards, because the device may not have saved them. */
const saveKeys = (keys: readonly string[]) => {
  if (keys.length > 0) deviceStorage.save(STORAGE_NAME, keys)
  else deviceStorage.clear(STORAGE_NAME)
  readOwnKeys()
}
