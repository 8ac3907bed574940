import type { Context } from '../../../server/context.ts'
import { CachedResponse } from '../../../server/cache/cachedResponse.ts'

type Get = Context['responseCache']['get']

/** Remembers how each cached answer is made, so that those that are still given out can be compared with new ones. */
export function watchCache({ responseCache }: Pick<Context, 'responseCache'>) {
  const { get } = responseCache
  const asked = new Map<string, Parameters<Get>>()
  let isMaking = false
  responseCache.get = async (...parameters) => {
    const [name, , make] = parameters
    if (isMaking) return new CachedResponse(await make())
    asked.set(JSON.stringify(name), parameters)
    return get(...parameters)
  }
  return {
    async findStale(): Promise<string[]> {
      const faults: string[] = []
      for (const [text, [name, resources, make]] of asked) {
        const cached = await get(name, resources, () => Promise.reject(notCached)).catch(() => null)
        // a picture takes long to draw
        if (!cached || cached.body.subarray(1, 4).toString() === 'PNG') continue
        isMaking = true
        const now = await make().then(
          (content) => new CachedResponse(content),
          () => cached,
        )
        isMaking = false
        if (textOf(now) !== textOf(cached))
          faults.push(
            `the cached ${text} is not what would be made now: it depends on more than ${resources.join(', ')}`,
          )
      }
      return faults
    },
  }
}

/** Without the moment at which a page was drawn. */
const textOf = ({ body }: CachedResponse) => body.toString().replace(/"now":"[^"]*"/, '')

const notCached = new Error('not cached')
