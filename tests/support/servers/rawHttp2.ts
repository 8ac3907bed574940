import { connect } from 'node:tls'

/** Types and flags of frames (RFC 9113, 6). */
const types = { data: 0, headers: 1, reset: 3, settings: 4, ping: 6, windowUpdate: 8, continuation: 9 }
export const END_STREAM = 1
export const END_HEADERS = 4

/**
 * Opens a connection over which a test sends frames that no browser would. The server may end it at any time, on a busy machine
 * even before the handshake has ended.
 */
export async function openHttp2(port: number, windowBytes = 65_535) {
  const socket = connect({ port, host: '127.0.0.1', ALPNProtocols: ['h2'], rejectUnauthorized: false })
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  await Promise.race([new Promise<void>((resolve) => socket.once('secureConnect', resolve)), ended])
  let rest = Buffer.alloc(0)
  const waiting = new Map<string, (payload: Buffer) => void>()
  const received = new Map<number, number>()
  const wholes = new Map<number, (bytes: number) => void>()
  socket.on('data', (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    while (rest.length >= 9 && rest.length >= 9 + rest.readUIntBE(0, 3)) {
      const length = rest.readUIntBE(0, 3)
      const payload = rest.subarray(9, 9 + length)
      const id = rest.readUInt32BE(5)
      for (const stream of ['any', id]) waiting.get(`${rest[3]} ${stream}`)?.(payload)
      if (rest[3] === types.data) {
        received.set(id, (received.get(id) ?? 0) + length)
        if (Number(rest[4]) & END_STREAM) wholes.get(id)?.(received.get(id) ?? 0)
      }
      rest = rest.subarray(9 + length)
    }
  })
  const settings = Buffer.alloc(6)
  // SETTINGS_INITIAL_WINDOW_SIZE
  settings.writeUInt16BE(4, 0)
  settings.writeUInt32BE(windowBytes, 2)
  socket.write(
    Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), encodeFrame('settings', 0, 0, settings)]),
  )
  return {
    send: (...frames: Buffer[]) => {
      if (!socket.destroyed) socket.write(Buffer.concat(frames))
    },
    /** resolves when the server has closed it */
    ended,
    isOpen: () => !socket.destroyed,
    /** resolves with the server's first frame of this type on this stream, or on any stream */
    frame: (type: keyof typeof types, stream?: number) =>
      new Promise<Buffer>((resolve) => waiting.set(`${types[type]} ${stream ?? 'any'}`, resolve)),
    /** resolves with the number of bytes of a response once it is complete */
    whole: (stream: number) => new Promise<number>((resolve) => wholes.set(stream, resolve)),
    close: () => socket.destroy(),
  }
}

export function encodeFrame(
  type: keyof typeof types,
  flags: number,
  stream: number,
  payload: Buffer,
): Buffer {
  const head = Buffer.alloc(9)
  head.writeUIntBE(payload.length, 0, 3)
  head[3] = types[type]
  head[4] = flags
  head.writeUInt32BE(stream, 5)
  return Buffer.concat([head, payload])
}

/** Encodes the headers of a GET as indexed and literal fields (RFC 7541, 6). */
export function getHeaders(path: string): Buffer {
  const literal = (index: number, value: string) => [index, value.length, ...Buffer.from(value)]
  return Buffer.from([0x82, 0x87, ...literal(0x04, path), ...literal(0x01, '127.0.0.1')])
}

export const get = (stream: number, path: string): Buffer =>
  encodeFrame('headers', END_STREAM | END_HEADERS, stream, getHeaders(path))

/** Error code 8 is CANCEL. */
export const reset = (stream: number): Buffer => encodeFrame('reset', 0, stream, Buffer.from([0, 0, 0, 8]))

export const encodeWindowUpdate = (stream: number, bytes: number): Buffer => {
  const payload = Buffer.alloc(4)
  payload.writeUInt32BE(bytes)
  return encodeFrame('windowUpdate', 0, stream, payload)
}
