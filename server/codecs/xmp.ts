/** What a photo program shows beside a picture. */
export interface Caption {
  title: string | null
  description: string | null
  /** who made or sent it */
  author: string | null
  /** local time such as 2004-07-18T16:42:10, or with Z in UTC */
  takenAt: string | null
}

/** Under the prefixes that every program gives these namespaces. */
const dateNames = ['exif:DateTimeOriginal', 'photoshop:DateCreated', 'xmp:CreateDate']
const startOfBlock =
  '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">'
const endOfBlock = '</rdf:Description>'
const endOfRdf = '</rdf:RDF>'

/** Reads an XMP packet, embedded or from a sidecar. Of a text in several languages it takes the first. */
export function readXmp(packet: string): Caption {
  const date = dateNames.map((name) => valueOf(packet, name)).find(Boolean)
  return {
    title: valueOf(packet, 'dc:title'),
    description: valueOf(packet, 'dc:description'),
    author: valueOf(packet, 'dc:creator'),
    takenAt: date ? localTime(date) : null,
  }
}

/**
 * A packet with this caption, as XMP Specification Part 1 (ISO 16684-1) serialises the properties that the IPTC Photo
 * Metadata Standard names for title, description, creator and date. What else the file's own packet says stays.
 */
export function writeXmp(caption: Caption, existing: string | null): string {
  const properties = propertiesOf(caption)
  const block = `${startOfBlock}${Object.values(properties).join('')}${endOfBlock}`
  if (!existing?.includes(endOfRdf)) return newPacket(block)
  const others = Object.keys(properties).reduce(withoutElement, existing)
  // what is left of a block that was written here before
  const rest = others.replace(`${startOfBlock}${endOfBlock}`, '')
  const end = rest.lastIndexOf(endOfRdf)
  return rest.slice(0, end) + block + rest.slice(end)
}

const newPacket = (block: string) =>
  '<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${block}${endOfRdf}</x:xmpmeta><?xpacket end="w"?>`

/** Each element under its name; a caption without a value leaves what the file says. */
function propertiesOf({ title, description, author, takenAt }: Caption): Record<string, string> {
  const inLanguages = (value: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escaped(value)}</rdf:li></rdf:Alt>`
  const contents = {
    'dc:title': title && inLanguages(title),
    'dc:description': description && inLanguages(description),
    'dc:creator': author && `<rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq>`,
    'photoshop:DateCreated': takenAt,
  }
  return Object.fromEntries(
    Object.entries(contents).flatMap(([name, content]) =>
      content ? [[name, `<${name}>${content}</${name}>`]] : [],
    ),
  )
}

/** Searched without patterns that look back: a packet may be made to keep those busy for minutes. */
function withoutElement(packet: string, name: string): string {
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

/** Of an element, its first item or its text; else of an attribute. */
function valueOf(packet: string, name: string): string | null {
  const content = findElement(packet, name)?.content
  const item = content === undefined ? undefined : (findElement(content, 'rdf:li')?.content ?? content)
  const raw =
    item ?? new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(packet)?.slice(1).find(Boolean)
  const text = raw && !raw.includes('<') ? unescaped(raw).trim() : ''
  return text || null
}

/** `2004-07-18T16:42:10` of a date to the second with or without a zone: the time on the clock where it was taken. */
function localTime(date: string): string | null {
  const [, day, time, seconds = ':00'] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d)?/.exec(date) ?? []
  if (day) return `${day}T${time}${seconds}`
  return /^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T00:00:00` : null
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Without the control characters that XML 1.0 has no way to write. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character)

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{1,10}));/g, (whole, decimal, hex, name: string) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex as string, 16) : undefined
    if (code === undefined) return named[name] ?? whole
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
