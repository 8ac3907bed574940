import type { Edtf } from '../../../domain/calendar/edtf.ts'
import { parseCameraDate } from '../../../domain/calendar/parseCameraDate.ts'
import { dropDeviceCaption } from './deviceNames.ts'
import { escapeXml, parseElements, readText, replaceParts, type XmlElement } from './elements.ts'
import { type PersonInFile, type PhotoShape, planPeople, unknownShape } from './xmpPeople.ts'

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
  const elements = parseElements(packet)
  const read = (name: string) => dropDeviceCaption(readText(findElement(elements, name)))
  return {
    title: read('dc:title'),
    description: read('dc:description'),
    author: read('dc:creator'),
    takenAt: readDate(elements, takenDateNames),
  }
}

/** Reads when a picture was digitized. For a scan this is the day of scanning. */
export const readXmpDigitized = (packet: string): Edtf | null =>
  readDate(parseElements(packet), digitizedDateNames)

/** Reads how a program turns a picture upright, as EXIF's orientation; null if it does not say. */
export function readXmpOrientation(packet: string): number | null {
  const orientation = Number(readText(findElement(parseElements(packet), 'tiff:Orientation')))
  return [1, 2, 3, 4, 5, 6, 7, 8].includes(orientation) ? orientation : null
}

const readDate = (elements: readonly XmlElement[], names: readonly string[]) =>
  names.map((name) => parseCameraDate(readText(findElement(elements, name)) ?? '')).find(Boolean) ?? null

/**
 * Composes an XMP packet with this caption and these people. Follows XMP Specification Part 1 (ISO 16684-1), and uses the properties
 * that the IPTC Photo Metadata Standard defines for title, description, creator and date. `existing` is the file's own packet;
 * everything in it except the caption and the people is kept.
 */
export function writeXmp(
  caption: Caption,
  existing: string | null,
  people: readonly PersonInFile[] = [],
  shape: PhotoShape = unknownShape,
): string {
  const elements = parseElements(existing?.includes(endOfRdf) ? existing : '')
  const captionProperties = serializeProperties(caption)
  const { parts, properties } = planPeople(elements, people, shape)
  const block = [startOfBlock, ...Object.values(captionProperties), ...properties, endOfBlock].join('')
  if (!existing?.includes(endOfRdf)) return makePacket(block)
  const replaced = Object.keys(captionProperties).flatMap((name) => findElement(elements, name) ?? [])
  // a block that this function wrote earlier may be empty now, because its elements were removed
  const cleanedPacket = replaceParts(existing, [...replaced, ...parts]).replace(
    `${startOfBlock}${endOfBlock}`,
    '',
  )
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

const findElement = (elements: readonly XmlElement[], name: string) =>
  elements.find((element) => element.name === name)
