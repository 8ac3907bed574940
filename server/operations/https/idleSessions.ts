import type { Http2SecureServer, ServerHttp2Session } from 'node:http2'
import type { ReceiveLimits } from '../../http/routes/bodyLimits.ts'

/** Ends each session of HTTP/2 that asks for nothing, or whose headers do not become a request in time. */
export function endIdleSessions(server: Http2SecureServer, limits: ReceiveLimits, keepAlive: number) {
  server.on('session', (session) => watchSession(session, limits, keepAlive))
}

/** Node tells of a request once its headers are whole, and of nothing before: until then there are only bytes. */
function watchSession(session: ServerHttp2Session, { headers, rejected }: ReceiveLimits, keepAlive: number) {
  let requests = 0
  let idleSince = performance.now()
  let bytesSeen = 0
  /** when bytes came that are no request yet: a new session owes its first */
  let unfinishedSince: number | null = idleSince
  const check = () => {
    if (requests > 0) return
    const now = performance.now()
    const { bytesRead } = session.socket
    if (bytesRead !== bytesSeen) unfinishedSince ??= now
    bytesSeen = bytesRead
    if (now - idleSince < keepAlive && now - (unfinishedSince ?? now) < headers) return
    clearInterval(timer)
    session.close()
    setTimeout(() => session.destroy(), rejected).unref()
  }
  const timer = setInterval(check, headers / 10).unref()
  session.on('stream', (stream) => {
    requests += 1
    unfinishedSince = null
    bytesSeen = session.socket.bytesRead
    stream.once('close', () => {
      requests -= 1
      idleSince = performance.now()
    })
  })
  session.once('close', () => clearInterval(timer))
}
