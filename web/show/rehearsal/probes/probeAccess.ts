import type { EndpointResponse } from '../../../api/endpoints.ts'
import { buildEndpointUrl } from '../../../api/urls.ts'

/** The access to the memorial of this device: whether it has ended, or when it will end if that is within two weeks. */
export type Access = { state: 'open' } | { state: 'ended' } | { state: 'ends'; at: number }

/** A service is seldom later than this after its rehearsal. */
const SOON_MS = 14 * 24 * 60 * 60_000

/**
 * Reads whether this device may still see the memorial. Uses `fetch` itself, because after a response that asks for the password,
 * `call` would reload the page. Without a network, the access counts as open: nothing shows that it has ended.
 */
export async function probeAccess(
  fetchResponse: typeof fetch = (...request) => fetch(...request),
  now = Date.now(),
): Promise<Access> {
  const response = await fetchResponse(buildEndpointUrl('GET /api/access/mine'), { cache: 'no-store' }).catch(
    () => null,
  )
  if (response?.status === 401) return { state: 'ended' }
  if (!response?.ok) return { state: 'open' }
  const { endsAt } = (await response.json()) as EndpointResponse<'GET /api/access/mine'>
  const at = endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt)
  return at < now + SOON_MS ? { state: 'ends', at } : { state: 'open' }
}
