import { type Edtf, toEdtf } from '../../../contract/calendar/edtf.ts'

/** The text that a photo program shows beside a picture. */
export interface Caption {
  title: string | null
  description: string | null
  /** its maker or sender */
  author: string | null
  takenAt: Edtf | null
}

/** Under the prefixes that every program gives these namespaces. */
const takenNames = ['exif:DateTimeOriginal', 'photoshop:DateCreated']
const digitizedNames = ['exif:DateTimeDigitized', 'xmp:CreateDate']
const startOfBlock =
  '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">'
const endOfBlock = '</rdf:Description>'
const endOfRdf = '</rdf:RDF>'

/** Reads an XMP packet, embedded or from a sidecar. Of a text in several languages it takes the first. */
export function parseXmp(packet: string): Caption {
  return {
    title: readValue(packet, 'dc:title'),
    description: readValue(packet, 'dc:description'),
    author: readValue(packet, 'dc:creator'),
    takenAt: readDate(packet, takenNames),
  }
}

/** When the picture was digitised: of a scan, the day it was scanned. */
export const readXmpDigitized = (packet: string): Edtf | null => readDate(packet, digitizedNames)

const readDate = (packet: string, names: readonly string[]) =>
  names.map((name) => toEdtf(readValue(packet, name) ?? '')).find(Boolean) ?? null

/**
 * A packet with this caption, as XMP Specification Part 1 (ISO 16684-1) serialises the properties that the IPTC Photo
 * Metadata Standard names for title, description, creator and date. What else the file's own packet says stays.
 */
export function writeXmp(caption: Caption, existing: string | null): string {
  const properties = serializeProperties(caption)
  const block = `${startOfBlock}${Object.values(properties).join('')}${endOfBlock}`
  if (!existing?.includes(endOfRdf)) return newPacket(block)
  const others = Object.keys(properties).reduce(removeElement, existing)
  // a block that was written here before may be empty now
  const rest = others.replace(`${startOfBlock}${endOfBlock}`, '')
  const end = rest.lastIndexOf(endOfRdf)
  return rest.slice(0, end) + block + rest.slice(end)
}

const newPacket = (block: string) =>
  '<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${block}${endOfRdf}</x:xmpmeta><?xpacket end="w"?>`

/** Each element under its name; a caption without a value leaves what the file says. */
function serializeProperties({ title, description, author, takenAt }: Caption): Record<string, string> {
  const inLanguages = (value: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(value)}</rdf:li></rdf:Alt>`
  const contents = {
    'dc:title': title && inLanguages(title),
    'dc:description': description && inLanguages(description),
    'dc:creator': author && `<rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq>`,
    'photoshop:DateCreated': takenAt && XMP_DATE.test(takenAt) ? takenAt : null,
  }
  return Object.fromEntries(
    Object.entries(contents).flatMap(([name, content]) =>
      content ? [[name, `<${name}>${content}</${name}>`]] : [],
    ),
  )
}

/** XMP knows no dates that are about, between or in a season. */
const XMP_DATE = /^\d{4}(-(0[1-9]|1[0-2])(-\d\d(T[\d:]+Z?)?)?)?$/

/** Searched without patterns that look back: a packet may be made to keep those busy for minutes. */
function removeElement(packet: string, name: string): string {
  const found = findElement(packet, name)
  return found ? packet.slice(0, found.start) + packet.slice(found.end) : packet
}

function findElement(packet: string, name: string) {
  const start = packet.indexOf(`<${name}`)
  const open = start < 0 ? -1 : packet.indexOf('>', start)
  if (open < 0 || !/[\s/>]/.test(packet[start + name.length + 1] ?? '')) return null
  if (packet[open - 1] === '/') return { start, end: open + 1, content: '' }
  const close = packet.indexOf(`</${name}>`, open)
  if (close < 0) return null
  return { start, end: close + name.length + 3, content: packet.slice(open + 1, close) }
}

/** The first item or the text of an element, else the value of an attribute. */
function readValue(packet: string, name: string): string | null {
  const content = findElement(packet, name)?.content
  const item = content === undefined ? undefined : (findElement(content, 'rdf:li')?.content ?? content)
  const raw =
    item ?? new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(packet)?.slice(1).find(Boolean)
  const text = raw && !raw.includes('<') ? unescaped(raw).trim() : ''
  return text || null
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Without the control characters that XML 1.0 has no way to write. */
const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character)

const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** With the characters that entities stand for. */
export const unescaped = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{1,10}));/g, (whole, decimal, hex, name: string) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex as string, 16) : undefined
    if (code === undefined) return namedEntities[name] ?? whole
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
