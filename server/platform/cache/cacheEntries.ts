import type { CachedResponse } from './cachedResponse.ts'

/**
 * The name of a cached response. A string is one of a few fixed names. An object adds a variant that callers choose, such as a
 * host or the id of a photograph.
 */
export type CacheName = string | { name: string; variant: string }

export interface CacheEntry {
  /** null while the response waits to be made; it will be as new as anyone who waits for it expects */
  revision: string | null
  response: Promise<CachedResponse>
  /** 0 while the response is being made */
  bytes: number
  /** the time when the response was made */
  madeAt: number
}

const MB = 1024 * 1024
/**
 * The maximum size of all variants together, in bytes. Callers can make up any number of variants, and a page with all
 * photographs is large. The variants that have not been requested for the longest time are removed first. Responses with fixed
 * names always stay.
 */
const MAX_VARIANT_BYTES = 16 * MB

/** Opens the store of the cached responses, those with fixed names apart from the variants. */
export function openCacheEntries() {
  const fixedEntries = new Map<string, CacheEntry>()
  const variantEntries = new Map<string, CacheEntry>()
  return {
    /** Returns the map to which the entry of a name belongs, and its key there. */
    locate: (name: CacheName): [entries: Map<string, CacheEntry>, key: string] =>
      typeof name === 'string' ? [fixedEntries, name] : [variantEntries, `${name.name}\n${name.variant}`],
    /** Removes outdated variants, because their shared rest may be large and outdated, too. */
    removeOutdated(name: CacheName, revision: string) {
      if (typeof name === 'string') return
      const beginning = `${name.name}\n`
      for (const [key, entry] of variantEntries)
        if (key.startsWith(beginning) && entry.revision !== null && entry.revision !== revision)
          variantEntries.delete(key)
    },
    removeLongestUnused() {
      let bytes = [...variantEntries.values()].reduce((sum, entry) => sum + entry.bytes, 0)
      for (const [key, entry] of variantEntries) {
        if (bytes <= MAX_VARIANT_BYTES) return
        variantEntries.delete(key)
        bytes -= entry.bytes
      }
    },
  }
}
