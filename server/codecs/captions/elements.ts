import { normalizeText } from '../../../domain/normalizeText.ts'

/** An element of a text in XML. `start` and `end` are its place in the text, and `content` is what lies between its tags. */
export interface XmlElement {
  name: string
  /** the values as they are written, with entities */
  attributes: ReadonlyMap<string, string>
  children: XmlElement[]
  content: string
  start: number
  contentEnd: number
  end: number
}

/**
 * Lists the elements of an XML text in their order, also those within others. Reads each character once and uses no regular
 * expression that backtracks, because a malicious packet could keep a reader busy for minutes. Ends at the first error, and leaves
 * out elements that are open then.
 */
export function parseElements(text: string): XmlElement[] {
  const elements: XmlElement[] = []
  const open: (XmlElement & { contentStart: number })[] = []
  for (let start = text.indexOf('<'); start >= 0; ) {
    const [, closing] = skippedParts.find(([opening]) => text.startsWith(opening, start)) ?? []
    const tag = closing ? null : readTag(text, start)
    const end = closing ? text.indexOf(closing, start) : (tag?.end ?? -1)
    if (end < 0) break
    if (tag && !tag.isClosing) {
      const { name, attributes } = tag
      const element = {
        name,
        attributes,
        children: [],
        content: '',
        start,
        contentStart: end,
        contentEnd: -1,
        end: -1,
      }
      open.at(-1)?.children.push(element)
      elements.push(element)
      open.push(element)
    }
    if (tag?.isClosing || tag?.isEmpty) {
      const element = open.pop()
      if (element?.name !== tag.name) break
      element.contentEnd = Math.max(start, element.contentStart)
      element.content = text.slice(element.contentStart, element.contentEnd)
      element.end = end
    }
    start = text.indexOf('<', end)
  }
  return elements.filter(({ end }) => end > 0)
}

/** The beginnings and ends of parts that have no elements. */
const skippedParts = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
] as const

/** Reads the tag at `start`. Returns null if it does not end. */
function readTag(text: string, start: number) {
  const attributes = new Map<string, string>()
  const delimiter = /["'>]/g
  delimiter.lastIndex = start
  let head = ''
  for (let partStart = start + 1; ; partStart = delimiter.lastIndex) {
    const found = delimiter.exec(text)
    if (!found) return null
    const part = text.slice(partStart, found.index)
    head ||= part
    if (found[0] === '>') {
      const isClosing = head.startsWith('/')
      const [name = ''] = head.slice(isClosing ? 1 : 0).split(/[\s/]/, 1)
      return { name, attributes, isClosing, isEmpty: part.endsWith('/'), end: delimiter.lastIndex }
    }
    const valueEnd = text.indexOf(found[0], delimiter.lastIndex)
    if (valueEnd < 0) return null
    const key = part.replace('=', ' ').trim().split(/\s/).at(-1) ?? ''
    attributes.set(key, text.slice(delimiter.lastIndex, valueEnd))
    delimiter.lastIndex = valueEnd + 1
  }
}

/** Returns the text of an element or, if it is a list, of its first item; null if there is none. */
export function readText(element: XmlElement): string | null {
  const item = listItems(element)[0] ?? element
  return item.content.includes('<') ? null : decodeText(item.content)
}

/** The items of a property with several values. */
export const listItems = (property: XmlElement): XmlElement[] =>
  property.children
    .filter(({ name }) => listNames.has(name))
    .flatMap(({ children }) => children.filter(({ name }) => name === 'rdf:li'))

const listNames = new Set(['rdf:Alt', 'rdf:Bag', 'rdf:Seq'])

/** Finds a field of a structure that is an element. RDF may have an `rdf:Description` around the fields. */
export const findField = (structure: XmlElement | undefined, name: string): XmlElement | undefined =>
  structure &&
  listParts(structure)
    .flatMap(({ children }) => children)
    .find((child) => child.name === name)

/** Reads the text of a field, which RDF also writes as an attribute. */
export function readField(structure: XmlElement | undefined, name: string): string | null {
  const field = findField(structure, name)
  if (field || !structure) return field ? readText(field) : null
  const values = listParts(structure).map(({ attributes }) => attributes.get(name))
  return decodeText(values.find((value) => value !== undefined) ?? '')
}

const listParts = (structure: XmlElement) => [
  structure,
  ...structure.children.filter(({ name }) => name === 'rdf:Description'),
]

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
