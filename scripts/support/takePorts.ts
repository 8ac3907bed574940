import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** The range of ports. It is below the ephemeral ports, which the system assigns to programs that ask for any port. */
const FIRST_PORT = 10_000
const END_PORT = 32_768

/**
 * Takes `count` ports on 127.0.0.1, for programs that must be told their port. Each is an odd port, which belongs to the process that
 * listens on the even port before it. This process does so until it ends, so no other one takes the same ports, even while nothing
 * listens on them. A program that can listen on port 0 and say its address does not need this.
 */
export async function takePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) {
    const even = next
    next = even + 2 < END_PORT ? even + 2 : FIRST_PORT
    const lock = await listen(even)
    if (!lock) continue
    lock.unref()
    const server = await listen(even + 1)
    if (!server) continue
    ports.push(even + 1)
    server.close()
    await once(server, 'close')
  }
  return ports
}

/** The even port that is tried next. Processes begin at different ones. */
let next = FIRST_PORT + ((2 * process.pid) % (END_PORT - FIRST_PORT))

/** Returns a server that listens on a port, or null if the port is in use. */
async function listen(port: number): Promise<Server | null> {
  const server = createServer().listen(port, '127.0.0.1')
  return once(server, 'listening').then(
    () => server,
    () => null,
  )
}
