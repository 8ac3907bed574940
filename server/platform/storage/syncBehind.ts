/** So many bytes are worth a sync of their own. */
const MUCH = 128 * 1024 * 1024

/**
 * Syncs beside the writing whenever much was written, one sync at a time, so that the last one has little left to wait for.
 * It is no promise that anything is on the disk.
 */
export function syncBehind(sync: () => Promise<unknown>) {
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
    /** Throws what went wrong: the system may not say it a second time. */
    async end() {
      await syncing
      if (failure) throw failure.error
    },
  }
}
