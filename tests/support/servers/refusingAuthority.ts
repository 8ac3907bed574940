import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { selfSigned } from './selfSigned.ts'
import { temporaryFolder } from '../files/temporaryFolder.ts'

/** The response of an authority to an order; 'none' if it never responds. */
export type OrderResponse = { status: number; retryAfter?: string } | 'none'

/**
 * Starts a certificate authority that makes accounts, but refuses each order, which it counts, or does not respond to it. Pebble, the authority in
 * other tests, cannot ask its caller to wait and always responds.
 */
export async function startRefusingAuthority() {
  const certificate = selfSigned(temporaryFolder())
  const authority = { orders: 0, answer: { status: 403 } as OrderResponse }
  const server = createServer(certificate, ({ url }, response) => {
    const json = (status: number, body: unknown, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'replay-nonce': 'nonce', ...headers })
        .end(JSON.stringify(body))
    if (url === '/dir')
      return json(200, {
        newNonce: `${origin}/nonce`,
        newAccount: `${origin}/account`,
        newOrder: `${origin}/order`,
      })
    if (url === '/account') return json(201, {}, { location: `${origin}/account/1` })
    if (url !== '/order') return json(200, {})
    authority.orders += 1
    if (authority.answer === 'none') return
    const { status, retryAfter } = authority.answer
    return json(
      status,
      { detail: `refused ${authority.orders}` },
      retryAfter === undefined ? {} : { 'retry-after': retryAfter },
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    authority,
    directory: `${origin}/dir`,
    certificate: certificate.cert,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
