/** What was chosen on this device, by name; nothing when the device keeps nothing. */
export const readStored = (name: string): Record<string, unknown> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

export const store = (name: string, values: Record<string, unknown>) => {
  try {
    localStorage.setItem(name, JSON.stringify({ ...readStored(name), ...values }))
  } catch (reason) {
    console.info('This device does not keep settings', reason)
  }
}
