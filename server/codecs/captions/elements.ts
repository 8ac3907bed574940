import { normalizeText } from '../../../domain/normalizeText.ts'

/** An element of an XML text, or an attribute, which in RDF is the same. `start` and `end` are its place in the text. */
export interface XmlElement {
  name: string
  children: XmlElement[]
  /** the text between its tags, or the value, as it is written, with entities */
  content: string
  start: number
  end: number
}

/**
 * Lists the elements of an XML text in their order, also those within others, and then the attributes. Ends at the first error, and
 * leaves out elements that are open then. Reads each character once, because a malicious packet could keep a reader busy for minutes.
 */
export function parseElements(text: string): XmlElement[] {
  const elements: XmlElement[] = []
  const attributes: XmlElement[] = []
  const open: (XmlElement & { contentStart: number })[] = []
  for (const match of text.matchAll(TOKEN)) {
    const { 0: token, 1: opening, 2: closing, 3: attribute, 4: value = '', 5: quoted = value } = match
    const end = match.index + token.length
    const current = open.at(-1)
    const isInTag = current?.contentStart === 0
    if (opening) {
      const element = {
        name: opening,
        children: [],
        content: '',
        start: match.index,
        contentStart: 0,
        end: 0,
      }
      current?.children.push(element)
      elements.push(element)
      open.push(element)
    } else if (attribute && isInTag) {
      const child = { name: attribute, children: [], content: quoted, start: match.index, end }
      current.children.push(child)
      attributes.push(child)
    } else if (token === '>' && isInTag) current.contentStart = end
    else if (closing ?? (token === '/>' && isInTag)) {
      if (!current || (closing && (isInTag || current.name !== closing))) break
      current.content = closing ? text.slice(current.contentStart, match.index) : ''
      current.end = end
      open.pop()
    }
  }
  return [...elements.filter(({ end }) => end > 0), ...attributes]
}

/** Matches the beginning and the end of a tag, and an attribute. No match goes past a `<`, which values do not have. */
const TOKEN =
  /<([^\s<>/"'=!?]+)|<\/([^\s<>/"'=]+)\s*>|(?<=\s)([^\s<>/"'=]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')|\/?>/g

/** Returns the text of an element or, if it is a list, of its first item; null if there is none. */
export function readText(element: XmlElement | undefined): string | null {
  const { content = '' } = listItems(element)[0] ?? element ?? {}
  return content.includes('<') ? null : decodeText(content)
}

/** The items of a property with several values. */
export const listItems = (property: XmlElement | undefined): XmlElement[] =>
  (property?.children ?? [])
    .filter(({ name }) => listNames.has(name))
    .flatMap(({ children }) => children.filter(({ name }) => name === 'rdf:li'))

const listNames = new Set(['rdf:Alt', 'rdf:Bag', 'rdf:Seq'])

/** Finds a field of a structure. RDF may have an `rdf:Description` around the fields. */
export const findField = (structure: XmlElement | undefined, name: string): XmlElement | undefined =>
  structure?.children
    .flatMap((child) => (child.name === 'rdf:Description' ? child.children : child))
    .find((child) => child.name === name)

/** Decodes a text as it is written in XML. Returns null if nothing is left of it. */
export const decodeText = (text: string): string | null => normalizeText(unescapeXml(text)).trim() || null

/** Replaces parts of a text. A part within another one is replaced with it. */
export function replaceParts(
  text: string,
  parts: readonly (Pick<XmlElement, 'start' | 'end'> & { by?: string })[],
) {
  let result = ''
  let at = 0
  for (const { start, end, by = '' } of parts.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue
    result += text.slice(at, start) + by
    at = end
  }
  return result + text.slice(at)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for XML, and removes the control characters that XML 1.0 cannot express. */
export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character)

const namedEntities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }))

export const unescapeXml = (text: string) =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{1,10}));/g,
    (whole, decimal, hexadecimal, name: string) => {
      const code = decimal
        ? Number(decimal)
        : hexadecimal
          ? Number.parseInt(hexadecimal as string, 16)
          : undefined
      if (code === undefined) return namedEntities.get(name) ?? whole
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
