/** A part of a text. A link has an `href`. The parts of a text, joined, are the text. */
export interface TextPart {
  text: string
  href?: string
}

export type Link = Required<TextPart>

/**
 * The maximum length of an address that is drawn as a QR code. The squares of a longer address would be too small for phones to
 * read from paper.
 */
export const MAX_CODE_LENGTH = 300

/**
 * Splits a text into links and the text between them. Addresses that begin with http or https are links. Addresses with other
 * schemes or without one stay text, and so do addresses with a user name, such as https://example.org@evil.example, because they
 * lead to another host than the one that people read first.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const address = trimPunctuation(match)
    const href = LETTER.test(text.charAt(index - 1)) ? undefined : toHref(address)
    if (href === undefined) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: address, href })
    end = index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** Lists the links of these texts in order, each address once. */
export const listLinks = (...texts: string[]): Link[] => [
  ...new Map(
    texts
      .flatMap(splitLinks)
      .flatMap(({ text, href }) => (href === undefined ? [] : [[href, { text, href }] as const])),
  ).values(),
]

/**
 * Splits an address into pieces between which a line may break: before punctuation, such as slashes and periods. The scheme stays
 * with the first piece.
 */
export function splitAddress(address: string): string[] {
  const [scheme = ''] = /^https?:\/\//i.exec(address) ?? []
  const [first = '', ...others] = address.slice(scheme.length).match(ADDRESS_PIECE) ?? []
  return [scheme + first, ...others]
}

/** Matches punctuation and the characters up to the next punctuation. */
const ADDRESS_PIECE = /[/.?&=#%_~+@:;,-]+[^/.?&=#%_~+@:;,-]*|[^/.?&=#%_~+@:;,-]+/gu

/**
 * Matches an address and the punctuation after it. An address ends before spaces, invisible characters, and characters that
 * separate it from other text, such as quotation marks. The expression has no choice to make, so it takes linear time.
 */
const ADDRESS = /https?:\/\/[^\s\p{Cc}\p{Cf}\p{Cs}<>"“”„«»‹›\\^`{|}—、。，；：？！「」『』（）【】《》]+/giu

/** Matches a character after which `http` is the end of a word. */
const LETTER = /[\p{Script=Latin}\p{N}_+]/u

const PUNCTUATION = ".,;:!?'…’‘"

/** Removes punctuation from the end of an address, and closing brackets that the address does not open. */
function trimPunctuation(address: string): string {
  const unopened = { ')': countUnopened(address, '(', ')'), ']': countUnopened(address, '[', ']') }
  let end = address.length
  for (; end > 0; end--) {
    const last = address.charAt(end - 1)
    if (PUNCTUATION.includes(last)) continue
    if ((last !== ')' && last !== ']') || unopened[last] <= 0) break
    unopened[last]--
  }
  return address.slice(0, end)
}

const countUnopened = (address: string, opening: string, closing: string) =>
  address.split(closing).length - address.split(opening).length

/** Returns the URL of an address; undefined if browsers could not open it, or if it contains a user name. */
function toHref(address: string): string | undefined {
  try {
    const { href, hostname, username, password } = new URL(address)
    return username || password || !/[\p{L}\p{N}]/u.test(hostname) ? undefined : href
  } catch {
    return undefined
  }
}
