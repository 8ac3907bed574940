import type { Context } from '../../../../server/platform/context.ts'
import { CachedResponse } from '../../../../server/platform/cache/cachedResponse.ts'

type Get = Context['responseCache']['get']

/** Remembers how each cached response is made, so that those still served can be compared with new ones. */
export function watchCache({ responseCache }: Pick<Context, 'responseCache'>) {
  const { get } = responseCache
  const requested = new Map<string, Parameters<Get>>()
  /** the new responses of the current comparison: each is made once, even if several others contain it */
  let made: Map<string, Promise<CachedResponse>> | undefined
  responseCache.get = (...parameters) => {
    const [name, , make] = parameters
    const text = JSON.stringify(name)
    if (made) return makeOnce(made, text, make)
    requested.set(text, parameters)
    return get(...parameters)
  }
  return {
    async findStale(): Promise<string[]> {
      const faults: string[] = []
      const again = new Map<string, Promise<CachedResponse>>()
      for (const [text, [name, resources, make]] of requested) {
        const find = async () => get(name, resources, () => Promise.reject(notCached))
        const cached = await find().catch(() => null)
        // skips pictures, because to render one takes long
        if (!cached || cached.body.subarray(1, 4).toString() === 'PNG') continue
        made = again
        const now = await makeOnce(again, text, make).catch(() => cached)
        made = undefined
        if (textOf(now) !== textOf(cached))
          faults.push(
            `the cached ${text} is not what would be made now: it depends on more than ${resources.join(', ')}`,
          )
      }
      return faults
    },
  }
}

function makeOnce(made: Map<string, Promise<CachedResponse>>, text: string, make: Parameters<Get>[2]) {
  const before = made.get(text)
  const response =
    before ??
    make().then((content) => (content instanceof CachedResponse ? content : new CachedResponse(content)))
  made.set(text, response)
  return response
}

/** Joins the bodies of a response, without the time at which a page was rendered. */
const textOf = ({ body, rest }: CachedResponse) =>
  [body, rest?.body ?? '']
    .map(String)
    .join('')
    .replace(/"now":"[^"]*"/, '')

const notCached = new Error('not cached')
