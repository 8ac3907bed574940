import { createHash } from 'node:crypto'
import type { Language } from '../../../domain/language.ts'

/** A function that returns the full URL for a path of the memorial, because feed readers need full URLs. */
export type ToUrl = (path: string) => string

/** A feed as in RFC 4287. All fields are plain text except `content`. */
export interface Feed {
  id: string
  language: Language
  title: string
  author: string
  /** the path of the feed itself */
  path: string
  /** the path of the page with the same content */
  pagePath: string
  /** the entries, newest first */
  entries: readonly FeedEntry[]
}

export interface FeedEntry {
  id: string
  title: string
  /** absent if the author of the feed is the author of the entry */
  author?: string
  pagePath: string
  /** the time of publication in ISO 8601; `updated` has the same format */
  published: string
  updated: string
  /** pieces of XHTML, and pictures between them */
  content: readonly (string | FeedPicture)[]
}

export interface FeedPicture {
  path: string
  title: string
  /** the size in pixels; absent if unknown */
  size?: { width: number; height: number }
}

export const renderAtom = (
  { id, language, title, author, path, pagePath, entries }: Feed,
  toUrl: ToUrl,
) => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${id}</id>
<title>${escapeXml(title)}</title>
<updated>${entries[0]?.updated ?? EMPTY_FEED_TIME}</updated>
${renderAuthor(author)}
<link rel="self" type="application/atom+xml" href="${escapeXml(toUrl(path))}"/>
<link rel="alternate" type="text/html" href="${escapeXml(toUrl(pagePath))}"/>
${entries.map((entry) => renderEntry(entry, toUrl)).join('\n')}
</feed>
`

/** The time of an empty feed, because every feed must have a time. */
const EMPTY_FEED_TIME = '1970-01-01T00:00:00Z'

const renderEntry = (
  { id, title, author, pagePath, published, updated, content }: FeedEntry,
  toUrl: ToUrl,
) => `<entry>
<id>${id}</id>
<title>${escapeXml(title)}</title>
${author === undefined ? '' : renderAuthor(author)}
<published>${published}</published>
<updated>${updated}</updated>
<link rel="alternate" type="text/html" href="${escapeXml(toUrl(pagePath))}"/>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${content
  .map((part) => (typeof part === 'string' ? part : renderPicture(part, toUrl)))
  .join('\n')}</div></content>
</entry>`

const renderPicture = ({ path, title, size }: FeedPicture, toUrl: ToUrl) =>
  `<p><img src="${escapeXml(toUrl(path))}" alt="${escapeXml(title)}"${size ? ` width="${size.width}" height="${size.height}"` : ''}/></p>`

const renderAuthor = (name: string) => `<author><name>${escapeXml(name)}</name></author>`

/**
 * Makes a UUID (RFC 9562, version 8) from the hash of a text that names a feed or an entry. The same text always gives the same
 * UUID.
 */
export function toFeedId(subject: string): string {
  const hex = createHash('sha256').update(subject).digest('hex')
  const [a, b, c, d] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)]
  return `urn:uuid:${a}-${b}-8${c}-a${d}-${hex.slice(20, 32)}`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for XML, and removes characters that XML cannot contain, such as a backspace or half an emoji. */
export const escapeXml = (text: string) =>
  text.replace(nonXmlCharacters, '').replace(/[&<>"]/g, (character) => entities[character] as string)

const nonXmlCharacters = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu
