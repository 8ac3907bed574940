import type { Http2SecureServer, ServerHttp2Session } from 'node:http2'
import type { ReceiveLimits } from '../../http/routes/bodyLimits.ts'

/** Ends HTTP/2 sessions that send no request, or do not finish a request's headers in time. `keepAlive` is in milliseconds. */
export function endIdleSessions(server: Http2SecureServer, limits: ReceiveLimits, keepAlive: number) {
  server.on('session', (session) => watchSession(session, limits, keepAlive))
}

/** Watches the bytes of a session, because Node reports a request only once its headers are complete. */
function watchSession(session: ServerHttp2Session, { headers, rejected }: ReceiveLimits, keepAlive: number) {
  let requests = 0
  let idleSince = performance.now()
  let bytesSeen = 0
  /** when the bytes of an unfinished request began to arrive; a new session counts as having begun one */
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
