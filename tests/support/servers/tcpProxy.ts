import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type TcpProxy = Awaited<ReturnType<typeof openTcpProxy>>

/** A TCP proxy to a port of 127.0.0.1 that fails as networks do: it can be cut, go silent, and be restored. */
export async function openTcpProxy(serverPort: number) {
  const sockets = new Set<Socket>()
  let state: 'open' | 'cut' | 'silent' = 'open'
  let bytesLeft = Number.POSITIVE_INFINITY
  const server = createServer((client) => {
    if (state === 'cut') return void reset(client)
    const upstream = connect(serverPort, '127.0.0.1')
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => {
        if (from === client) bytesLeft -= bytes.length
        if (bytesLeft < 0) state = 'silent'
        if (state !== 'open' || to.write(bytes)) return
        // waits for a slow reader, so that not all is on its way when the proxy falls silent
        from.pause()
        to.once('drain', () => from.resume())
      })
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const cut = () => {
    state = 'cut'
    for (const socket of sockets) reset(socket)
  }
  return {
    /** the port of 127.0.0.1 on which it listens */
    port: typeof address === 'object' && address ? address.port : 0,
    /** ends every connection and refuses new ones */
    cut,
    /** stops forwarding, but closes nothing: at once, or after this many more bytes to the server */
    silence: (afterBytes?: number) => {
      if (afterBytes === undefined) state = 'silent'
      else bytesLeft = afterBytes
    },
    isSilent: () => state === 'silent',
    /** forwards new connections again; ends the old ones, whose bytes may be lost */
    restore: () => {
      cut()
      state = 'open'
      bytesLeft = Number.POSITIVE_INFINITY
    },
    close: () => {
      cut()
      server.close()
    },
  }
}

/**
 * Resets a socket, or closes it if end() was called: after a reset, it would never close, and Node 24 would spin instead of
 * exiting.
 */
const reset = (socket: Socket) => (socket.writableEnded ? socket.destroy() : socket.resetAndDestroy())

/** Opens a proxy to the server of a URL, and returns the URL that leads through it. */
export async function proxyTo(url: string): Promise<{ url: string; proxy: TcpProxy }> {
  const address = new URL(url)
  const proxy = await openTcpProxy(Number(address.port))
  address.port = String(proxy.port)
  return { url: address.href.replace(/\/$/, ''), proxy }
}
