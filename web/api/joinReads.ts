import type { ReadResult } from './useRead.ts'

type Read = Pick<ReadResult<unknown>, 'data' | 'error' | 'retry'>

/** The state of several reads as one: loaded once all of them are. `retry` repeats those that have failed. */
export const joinReads = (reads: readonly Read[]) => {
  const failed = reads.filter(({ error }) => error)
  return {
    data: reads.every(({ data }) => data !== undefined) || undefined,
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ retry }) => retry()),
  }
}
