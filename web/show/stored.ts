import { deviceStorage } from '../stores/deviceStorage.ts'

/** What was chosen on this device, by name. */
export const readStored = (name: string): Record<string, unknown> => {
  const values = deviceStorage.read(name)
  return typeof values === 'object' && values !== null ? { ...values } : {}
}

export const store = (name: string, values: Record<string, unknown>) =>
  deviceStorage.save(name, { ...readStored(name), ...values })
