let onlyPage: Promise<boolean> | undefined

/**
 * Whether no other page of ours is open: what an earlier page left is sent by the first one alone. Where the browser has
 * no locks there is no telling.
 */
export const isOnlyPage = () =>
  (onlyPage ??= new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve(true)
    void navigator.locks.request('uploads', { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      // the lock lasts as long as the page
      return lock && new Promise(() => {})
    })
  }))
