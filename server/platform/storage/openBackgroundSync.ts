/** The bytes after which a sync begins. */
const MUCH = 128 * 1024 * 1024

/**
 * Syncs in the background each time that enough bytes were written, one sync at a time, so that the final sync is short. It does
 * not promise that anything is on the disk.
 */
export function openBackgroundSync(sync: () => Promise<unknown>) {
  let unsynced = 0
  let syncing: Promise<void> | null = null
  let failure: { error: unknown } | null = null
  return {
    add(bytes: number) {
      unsynced += bytes
      if (unsynced < MUCH || syncing) return
      unsynced = 0
      syncing = sync()
        .then(
          () => undefined,
          (error: unknown) => void (failure = { error }),
        )
        .finally(() => (syncing = null))
    },
    /** Throws a failure of a background sync: the system may not report it again. */
    async end() {
      await syncing
      if (failure) throw failure.error
    },
  }
}
