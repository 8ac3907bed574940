import type { IncomingMessage } from 'node:http'

/** The address that was asked for. One with a stray `%` leads nowhere; it is answered like any other of that kind. */
export function decodableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%')) return url
  try {
    decodeURI(url.split('?', 1)[0]!)
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}
