import type { Edtf } from '../../../domain/calendar/edtf.ts'
import { parseCameraDate } from '../../../domain/calendar/parseCameraDate.ts'
import { normalizeText } from '../../../domain/normalizeText.ts'
import { dropDeviceCaption } from './deviceNames.ts'

/** The text that a photo program shows with a picture, and the date of the picture. */
export interface Caption {
  title: string | null
  description: string | null
  /** the person who made the picture or sent it */
  author: string | null
  takenAt: Edtf | null
}

/** Names of date properties, most preferred first. Every program uses these prefixes for the properties' namespaces. */
const takenDateNames = ['exif:DateTimeOriginal', 'photoshop:DateCreated']
const digitizedDateNames = ['exif:DateTimeDigitized', 'xmp:CreateDate']
const startOfBlock =
  '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">'
const endOfBlock = '</rdf:Description>'
const endOfRdf = '</rdf:RDF>'

/** Parses an XMP packet from a picture or from a sidecar file. If a value exists in several languages, takes the first one. */
export function parseXmp(packet: string): Caption {
  return {
    title: dropDeviceCaption(readValue(packet, 'dc:title')),
    description: dropDeviceCaption(readValue(packet, 'dc:description')),
    author: dropDeviceCaption(readValue(packet, 'dc:creator')),
    takenAt: readDate(packet, takenDateNames),
  }
}

/** Reads when a picture was digitized. For a scan this is the day of scanning. */
export const readXmpDigitized = (packet: string): Edtf | null => readDate(packet, digitizedDateNames)

const readDate = (packet: string, names: readonly string[]) =>
  names.map((name) => parseCameraDate(readValue(packet, name) ?? '')).find(Boolean) ?? null

/**
 * Composes an XMP packet with this caption. Follows XMP Specification Part 1 (ISO 16684-1), and uses the properties that the IPTC
 * Photo Metadata Standard defines for title, description, creator and date. `existing` is the file's own packet; everything in it
 * except the caption is kept.
 */
export function writeXmp(caption: Caption, existing: string | null): string {
  const properties = serializeProperties(caption)
  const block = `${startOfBlock}${Object.values(properties).join('')}${endOfBlock}`
  if (!existing?.includes(endOfRdf)) return makePacket(block)
  const existingWithoutCaption = Object.keys(properties).reduce(removeElement, existing)
  // a block that this function wrote earlier may be empty now, because its elements were removed
  const cleanedPacket = existingWithoutCaption.replace(`${startOfBlock}${endOfBlock}`, '')
  const end = cleanedPacket.lastIndexOf(endOfRdf)
  return cleanedPacket.slice(0, end) + block + cleanedPacket.slice(end)
}

const makePacket = (block: string) =>
  '<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${block}${endOfRdf}</x:xmpmeta><?xpacket end="w"?>`

/**
 * Makes the elements of a caption, keyed by name. Leaves out values that the caption does not have, so that the file's own values
 * are kept.
 */
function serializeProperties({ title, description, author, takenAt }: Caption): Record<string, string> {
  const makeLanguageList = (value: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(value)}</rdf:li></rdf:Alt>`
  const contents = {
    'dc:title': title && makeLanguageList(title),
    'dc:description': description && makeLanguageList(description),
    'dc:creator': author && `<rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq>`,
    'photoshop:DateCreated': takenAt && XMP_DATE.test(takenAt) ? takenAt : null,
  }
  return Object.fromEntries(
    Object.entries(contents).flatMap(([name, content]) =>
      content ? [[name, `<${name}>${content}</${name}>`]] : [],
    ),
  )
}

/** Matches the dates that XMP can express. XMP has no approximate dates, intervals or seasons. */
const XMP_DATE = /^\d{4}(-(0[1-9]|1[0-2])(-\d\d(T[\d:]+Z?)?)?)?$/

/** Uses no regular expression that backtracks, because a malicious packet could keep such an expression busy for minutes. */
function removeElement(packet: string, name: string): string {
  const foundElement = findElement(packet, name)
  return foundElement ? packet.slice(0, foundElement.start) + packet.slice(foundElement.end) : packet
}

function findElement(packet: string, name: string) {
  const start = packet.indexOf(`<${name}`)
  const openTagEnd = start < 0 ? -1 : packet.indexOf('>', start)
  if (openTagEnd < 0 || !/[\s/>]/.test(packet[start + name.length + 1] ?? '')) return null
  if (packet[openTagEnd - 1] === '/') return { start, end: openTagEnd + 1, content: '' }
  const closeTagStart = packet.indexOf(`</${name}>`, openTagEnd)
  if (closeTagStart < 0) return null
  return { start, end: closeTagStart + name.length + 3, content: packet.slice(openTagEnd + 1, closeTagStart) }
}

/**
 * Reads the first list item of an element, or its text if it has no items. If there is no such element, reads the attribute with
 * the same name.
 */
function readValue(packet: string, name: string): string | null {
  const content = findElement(packet, name)?.content
  const item = content === undefined ? undefined : (findElement(content, 'rdf:li')?.content ?? content)
  const escapedText =
    item ?? new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(packet)?.slice(1).find(Boolean)
  const text = escapedText && !escapedText.includes('<') ? normalizeText(unescapeXml(escapedText)).trim() : ''
  return text || null
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for XML, and removes the control characters that XML 1.0 cannot express. */
const escapeXml = (text: string) =>
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
