/**
 * Opens localStorage or sessionStorage, as values by name. If the browser does not allow it or is full, reading returns null
 * and saving does nothing, so that the page goes on working.
 */
const openStorage = (area: () => Storage) => ({
  read: (name: string): unknown => {
    try {
      return JSON.parse(area().getItem(name) ?? 'null')
    } catch {
      return null
    }
  },
  save: (name: string, value: unknown) => {
    try {
      area().setItem(name, JSON.stringify(value))
    } catch {
      // no room, or not allowed
    }
  },
  clear: (name: string) => {
    try {
      area().removeItem(name)
    } catch {
      // not allowed
    }
  },
})

/** Values that stay after the browser is closed. */
export const deviceStorage = openStorage(() => localStorage)
/** Values that stay until the browser's tab is closed. */
export const tabStorage = openStorage(() => sessionStorage)

/** The name under which a device stores that a keeper is logged in, so that public pages show keepers their links. */
export const KEEPER_LOGIN = 'keeps it'
