import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A line to a server that can be cut, go silent, and be mended, as networks do. */
export interface Line {
  /** of the near end, on 127.0.0.1 */
  port: number
  /** ends every connection and refuses new ones */
  cut(): void
  /** passes nothing on any more, without a word: at once, or when so many bytes more have gone to the far end */
  hush(after?: number): void
  /** whether it has gone silent */
  silent(): boolean
  mend(): void
  close(): void
}

/** Opens a line to a port of 127.0.0.1. */
export async function openLine(to: number): Promise<Line> {
  const backend = new Set<Socket>()
  let state: 'whole' | 'cut' | 'silent' = 'whole'
  let left = Number.POSITIVE_INFINITY
  const server = createServer((near) => {
    if (state === 'cut') return void near.resetAndDestroy()
    const far = connect(to, '127.0.0.1')
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      backend.add(end)
      end.on('data', (bytes) => {
        if (end === near) left -= bytes.length
        if (left < 0) state = 'silent'
        if (state === 'whole') other.write(bytes)
      })
      end.on('error', () => other.destroy())
      end.on('close', () => {
        backend.delete(end)
        other.destroy()
      })
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const cut = () => {
    state = 'cut'
    for (const end of backend) reset(end)
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    hush: (after) => {
      if (after === undefined) state = 'silent'
      else left = after
    },
    silent: () => state === 'silent',
    // what was lost on the way stays lost: connections that had gone silent are of no use
    mend: () => {
      cut()
      state = 'whole'
      left = Number.POSITIVE_INFINITY
    },
    close: () => {
      cut()
      server.close()
    },
  }
}

/** A socket that is reset after its end() never closes, and Node 24 then spins for ever instead of exiting. */
const reset = (socket: Socket) => (socket.writableEnded ? socket.destroy() : socket.resetAndDestroy())

/** The same address over a line of one's own. */
export async function throughLine(url: string): Promise<{ url: string; line: Line }> {
  const address = new URL(url)
  const line = await openLine(Number(address.port))
  address.port = String(line.port)
  return { url: address.href.replace(/\/$/, ''), line }
}
