import { useEffect } from 'react'
import { deviceStorage, isSharedDevice } from '../../stores/deviceStorage.ts'
import { openStore } from '../../stores/store.ts'
import { useStore } from '../../stores/useStore.ts'

const STORAGE_NAME = 'own memories'

/** The writer keys that this device keeps; empty until the device's storage is read, because the server renders the page without it. */
const ownKeys = openStore<readonly string[]>([])

/** Reads which writer keys this device keeps. A shared device shows none of them. */
export const useOwnKeys = () => {
  useEffect(readOwnKeys, [])
  return useStore(ownKeys)
}

export const keepKey = (writerKey: string) => saveKeys([...withoutKey(writerKey), writerKey])

export const forgetKey = (writerKey: string) => saveKeys(withoutKey(writerKey))

const readOwnKeys = () => ownKeys.set(isSharedDevice ? [] : readSavedKeys())

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
