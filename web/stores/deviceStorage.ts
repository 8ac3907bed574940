/**
 * Values by name in localStorage or sessionStorage. Where the browser allows neither, or is full, reading finds nothing
 * and saving does nothing: what is on the page stays as it is.
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

/** Outlives the browser. */
export const deviceStorage = openStorage(() => localStorage)
/** Lives as long as the browser's tab. */
export const tabStorage = openStorage(() => sessionStorage)

/** The name under which a keeper's device remembers the login, for the way from the site to the dashboard. */
export const KEEPS_IT = 'keeps it'
