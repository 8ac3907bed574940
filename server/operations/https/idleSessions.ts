import type { Http2SecureServer, ServerHttp2Session } from 'node:http2'
import type { ReceiveLimits } from '../../http/routes/bodyLimits.ts'

/** Ends HTTP/2 sessions that are idle for `keepAliveMs`, or that do not complete a request's headers in time. */
export function endIdleSessions(server: Http2SecureServer, limits: ReceiveLimits, keepAliveMs: number) {
  server.on('session', (session) => watchSession(session, limits, keepAliveMs))
}

/**
 * Ends a session that is idle or slow. Watches the number of bytes, because Node reports a request only once all its headers have
 * arrived.
 */
function watchSession(
  session: ServerHttp2Session,
  { headersMs, rejectedMs }: ReceiveLimits,
  keepAliveMs: number,
) {
  let requestCount = 0
  /** when the last request ended; null before that */
  let idleSince: number | null = null
  let bytesSeen = 0
  /** start of the request whose headers are incomplete; null if there is none; a new session counts as such a request */
  let unfinishedSince: number | null = performance.now()
  const endIfIdle = () => {
    // a destroyed session loses its socket before its 'close' event
    if (requestCount > 0 || session.destroyed) return
    const now = performance.now()
    const { bytesRead } = session.socket
    if (bytesRead !== bytesSeen) unfinishedSince ??= now
    bytesSeen = bytesRead
    if (now - (idleSince ?? now) < keepAliveMs && now - (unfinishedSince ?? now) < headersMs) return
    clearInterval(timer)
    session.close()
    setTimeout(() => session.destroy(), rejectedMs).unref()
  }
  const timer = setInterval(endIfIdle, headersMs / 10).unref()
  session.on('stream', (stream) => {
    requestCount += 1
    unfinishedSince = null
    bytesSeen = session.socket.bytesRead
    stream.once('close', () => {
      requestCount -= 1
      idleSince = performance.now()
    })
  })
  session.once('close', () => clearInterval(timer))
}
