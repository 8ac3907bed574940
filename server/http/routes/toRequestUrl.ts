import type { IncomingMessage } from 'node:http'

/**
 * Returns the path and the query that a request asks for. Clients of a proxy send a whole URL, of which the scheme and the host are
 * cut off. If the path cannot be decoded, escapes each `%`, so that the request gets the usual 404.
 */
export function toRequestUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const localUrl = url.startsWith('/') ? url : toLocalUrl(url)
  if (!localUrl.includes('%')) return localUrl
  try {
    decodeURI(localUrl.split('?', 1)[0]!)
    return localUrl
  } catch {
    return localUrl.replaceAll('%', '%25')
  }
}

function toLocalUrl(url: string): string {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}
