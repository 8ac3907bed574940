const SYNC_AFTER_BYTES = 128 * 1024 * 1024

/**
 * Syncs in the background whenever enough bytes have been written, so that the final sync is short. Only one sync runs at a time.
 * Nothing is guaranteed to be on the disk before the final sync.
 */
export function openBackgroundSync(sync: () => Promise<unknown>) {
  let unsyncedBytes = 0
  let syncing: Promise<void> | null = null
  let failure: { error: unknown } | null = null
  return {
    add(bytes: number) {
      unsyncedBytes += bytes
      if (unsyncedBytes < SYNC_AFTER_BYTES || syncing) return
      unsyncedBytes = 0
      syncing = sync()
        .then(
          () => undefined,
          (error: unknown) => void (failure = { error }),
        )
        .finally(() => (syncing = null))
    },
    /**
     * Waits for a running sync. Throws if any background sync has failed, because the system might not report the failure again.
     */
    async end() {
      await syncing
      if (failure) throw failure.error
    },
  }
}
