import { once } from 'node:events'
import { connect } from 'node:net'

/** Opens a connection over which a test sends data that no browser would. */
export async function openConnection(origin: string) {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) })
  await once(socket, 'connect')
  let answer = ''
  const status = Promise.withResolvers<number>()
  const ended = Promise.withResolvers<string>()
  socket.on('data', (bytes: Buffer) => {
    answer += bytes.toString('latin1')
    const found = /^HTTP\/1\.1 ([2-5]\d\d)/.exec(answer)?.[1]
    if (found) status.resolve(Number(found))
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    status.resolve(0)
    ended.resolve(answer)
  })
  /** Sends bytes, and resolves when more can be sent. The result is false once the connection has ended. */
  const send = async (bytes: string | Buffer) => {
    if (socket.destroyed) return false
    if (!socket.write(bytes))
      await Promise.race([once(socket, 'drain').catch(() => undefined), ended.promise])
    return !socket.destroyed
  }
  return {
    send,
    /** the status of the first response; 0 when the connection ended without one */
    status: status.promise,
    /** everything received before the connection ended */
    ended: ended.promise,
    socket,
  }
}

/** Makes the head of a POST request. Adds the host to `headers`. */
export const postHead = (path: string, headers: Record<string, string | number>) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: memorial.test',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')
