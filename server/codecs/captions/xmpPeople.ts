import type { Metadata } from 'sharp'
import { limits } from '../../../contract/limits.ts'
import { MAX_PEOPLE } from '../../../contract/media/people.ts'
import type { Area } from '../../../contract/media/pictureShape.ts'
import { roundFraction } from '../../../domain/adjustment.ts'
import { cutText } from '../../../domain/cutText.ts'
import { toNameKey } from '../../../domain/foldConfusables.ts'
import { normalizeLine } from '../../../domain/normalizeText.ts'
import { isNobody } from '../../../domain/person/nobody.ts'
import { readOrientation } from '../formats/exif.ts'
import { escapeXml, findField, listItems, parseElements, readText, type XmlElement } from './elements.ts'

/** Somebody who is in a photograph according to its file, and where: in the upright photograph. */
export interface PersonInFile {
  name: string
  area: Area | null
}

/** The size of the upright photograph in pixels, and the EXIF orientation of its file. */
export interface PhotoShape {
  width: number
  height: number
  orientation: number
}

export const unknownShape: PhotoShape = { width: 0, height: 0, orientation: 1 }

/** The pixels of a HEIC are upright already, but its areas are not: only its EXIF says how they are turned. */
export const toPhotoShape = ({ autoOrient, orientation, exif }: Metadata): PhotoShape => ({
  ...autoOrient,
  orientation: orientation ?? (exif ? readOrientation(exif) : 1),
})

/**
 * Reads who is in a photograph, as digiKam, Lightroom, Picasa, Apple Photos, Windows and others write it: regions of the Metadata
 * Working Group (MWG, Guidelines for Handling Image Metadata 2.0, 5.9), of Microsoft, and of IPTC, and names without a place.
 * `orientation` is that of the program that wrote the packet: a sidecar may turn the photograph in another way than the file does.
 */
export function parseXmpPeople(
  packet: string,
  shape: PhotoShape,
  orientation = shape.orientation,
): PersonInFile[] {
  const elements = parseElements(packet)
  const written = findOrientation(elements, turnShape(shape, orientation))
  const toUpright = (area: Area | null) =>
    area &&
    (written === null ? null : [written, turnBack(orientation), shape.orientation].reduce(turnArea, area))
  return uniquePeople(listEntries(elements).map(({ name, area }) => ({ name, area: toUpright(area) })))
}

/** Returns by how many degrees clockwise two orientations differ; 0 if only one of them is mirrored. */
export function findTurn(from: number, to: number) {
  const turns = [UNMIRRORED, MIRRORED].find((each) => each.includes(from) && each.includes(to))
  return turns ? 90 * (turns.indexOf(to) - turns.indexOf(from)) : 0
}

/** The orientations of EXIF, each turned by 90 degrees more. */
const UNMIRRORED = [1, 6, 3, 8]
const MIRRORED = [2, 7, 4, 5]

/** Puts what is the name of one person together. Cuts names that are too long, and drops what is no name or too much. */
export function uniquePeople(people: readonly PersonInFile[]): PersonInFile[] {
  const byKey = new Map<string, PersonInFile>()
  for (const person of people) {
    const name = cutText(normalizeLine(person.name.replace(/[\s\p{Cc}]+/gu, ' ')), limits.name).trim()
    const key = toNameKey(name)
    const known = byKey.get(key)
    if (key && !isNobody(name))
      byKey.set(key, { name: known?.name ?? name, area: known?.area ?? person.area })
  }
  return [...byKey.values()].slice(0, MAX_PEOPLE)
}

/**
 * Plans how to write people into a packet, in place of the people whom `parseXmpPeople` finds there: their names as IPTC's Person
 * Shown, and their places as regions of the MWG. Other regions stay, such as pets. Returns the parts of the packet that change,
 * and the properties to add to it.
 */
export function planPeople(
  elements: readonly XmlElement[],
  people: readonly PersonInFile[],
  shape: PhotoShape,
) {
  if (people.length === 0) return { parts: [], properties: [] }
  const items = new Set(listEntries(elements).map(({ item }) => item))
  const orientation = findOrientation(elements, shape)
  // where the other regions are is unknown, too, if the list is about another picture than the file shows
  const others = orientation === null ? [] : listItemsOf(elements, 'mwg-rs:RegionList')
  const pet = others.find((region) => !items.has(region))
  const regions = serializeRegions(people, (pet && orientation) ?? shape.orientation)
  const replaced = elements.filter(({ name }) => name === NAMES || (name === REGIONS && !pet))
  return {
    parts: [...items, ...replaced, ...(pet ? [{ start: pet.start, end: pet.start, by: regions }] : [])],
    properties: [serializeNames(people), pet ? '' : serializeList(regions, shape)],
  }
}

const NAMES = 'Iptc4xmpExt:PersonInImage'
const REGIONS = 'mwg-rs:Regions'

/** The lists in which programs name people, most preferred first, and how their items are read. Areas are as in the file. */
const readersByList: Record<string, (item: XmlElement) => { name: string | null; area: Area | null }> = {
  'mwg-rs:RegionList': (region) => {
    const isPerson = /^(face)?$/i.test(readField(region, 'mwg-rs:Type') ?? '')
    const area = findField(region, 'mwg-rs:Area')
    const [x, y, ...size] = ['x', 'y', 'w', 'h'].map((field) => readNumber(area, `stArea:${field}`))
    return { name: isPerson ? readField(region, 'mwg-rs:Name') : null, area: makeArea(x, y, ...size) }
  },
  'MPRI:Regions': (region) => ({
    name: readField(region, 'MPReg:PersonDisplayName'),
    area: fromCorner(...(readField(region, 'MPReg:Rectangle') ?? '').split(',').map(Number)),
  }),
  'Iptc4xmpExt:ImageRegion': (region) => {
    const boundary = findField(region, 'Iptc4xmpExt:RegionBoundary')
    const numbers = ['X', 'Y', 'W', 'H'].map((field) => readNumber(boundary, `Iptc4xmpExt:rb${field}`))
    const kinds = listItems(findField(region, 'Iptc4xmpExt:rCtype'))
    const isPerson = kinds.some((kind) => readField(kind, 'xmp:Identifier')?.endsWith('/human'))
    const name = readField(region, NAMES) ?? (isPerson ? readField(region, 'Iptc4xmpExt:Name') : null)
    const isInPixels = readField(boundary, 'Iptc4xmpExt:rbUnit') === 'pixel'
    return { name, area: isInPixels ? null : fromCorner(...numbers) }
  },
  [NAMES]: (item) => ({ name: readText(item), area: null }),
}

const listEntries = (elements: readonly XmlElement[]) =>
  Object.entries(readersByList).flatMap(([listName, read]) =>
    listItemsOf(elements, listName).flatMap((item) => {
      const { name, area } = read(item)
      return name?.split(';').map((each) => ({ item, name: each, area })) ?? []
    }),
  )

const listItemsOf = (elements: readonly XmlElement[], listName: string) =>
  elements.filter(({ name }) => name === listName).flatMap(listItems)

const readField = (structure: XmlElement | undefined, name: string) => readText(findField(structure, name))

const readNumber = (structure: XmlElement | undefined, name: string) =>
  Number.parseFloat(readField(structure, name) ?? '')

const fromCorner = (left = NaN, top = NaN, width = NaN, height = NaN) =>
  makeArea(left + width / 2, top + height / 2, width, height)

/** Returns null if the middle lies outside the picture, or if there is no size. */
const makeArea = (x = NaN, y = NaN, width = NaN, height = NaN): Area | null =>
  x >= 0 && x <= 1 && y >= 0 && y <= 1 && width > 0 && height > 0 ? { x, y, width, height } : null

/**
 * Finds the orientation in which areas are written. The MWG applies them to the stored pixels, before EXIF's orientation. If the size
 * next to them is that of the upright photograph, they are upright. Returns null if it has another shape than the photograph, which
 * was then cropped or turned since, so that nobody knows where they are.
 */
function findOrientation(elements: readonly XmlElement[], shape: PhotoShape): number | null {
  const applied = elements.find(({ name }) => name === 'mwg-rs:AppliedToDimensions')
  const [w, h] = [readNumber(applied, 'stDim:w'), readNumber(applied, 'stDim:h')]
  const { width, height } = shape
  const orientation = shape.orientation >= 5 && (w - h) * (width - height) > 0 ? 1 : shape.orientation
  const [across, down] = orientation >= 5 ? [h, w] : [w, h]
  // programs round sizes, and cut off the edge of raw pictures
  return Math.abs(across * height - down * width) > 0.01 * across * height + across + down
    ? null
    : orientation
}

/** Returns the shape of the same file if another orientation turned its pixels upright. */
const turnShape = ({ width, height, ...shape }: PhotoShape, orientation: number): PhotoShape =>
  shape.orientation >= 5 === orientation >= 5
    ? { width, height, orientation }
    : { width: height, height: width, orientation }

/** Turns an area as an orientation of EXIF (1 to 8) turns the stored pixels upright. */
function turnArea(area: Area, orientation: number): Area {
  const [x, y, width, height] =
    orientation >= 5 ? [area.y, area.x, area.height, area.width] : [area.x, area.y, area.width, area.height]
  return {
    x: roundFraction([2, 3, 6, 7].includes(orientation) ? 1 - x : x),
    y: roundFraction([3, 4, 7, 8].includes(orientation) ? 1 - y : y),
    width: roundFraction(width),
    height: roundFraction(height),
  }
}

/** Returns the orientation that turns the upright photograph back. */
const turnBack = (orientation: number) => ({ 6: 8, 8: 6 })[orientation] ?? orientation

const serializeRegions = (people: readonly PersonInFile[], orientation: number) =>
  people
    .flatMap(({ name, area }) => {
      if (!area) return []
      const { x, y, width, height } = turnArea(area, turnBack(orientation))
      return (
        `<rdf:li><rdf:Description mwg-rs:Name="${escapeXml(name)}" mwg-rs:Type="Face">` +
        `<mwg-rs:Area xmlns:stArea="http://ns.adobe.com/xmp/sType/Area#" stArea:x="${x}" stArea:y="${y}" ` +
        `stArea:w="${width}" stArea:h="${height}" stArea:unit="normalized"/></rdf:Description></rdf:li>`
      )
    })
    .join('')

const serializeNames = (people: readonly PersonInFile[]) =>
  `<${NAMES} xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><rdf:Bag>` +
  `${people.map(({ name }) => `<rdf:li>${escapeXml(name)}</rdf:li>`).join('')}</rdf:Bag></${NAMES}>`

function serializeList(regions: string, { width, height, orientation }: PhotoShape) {
  if (!regions) return ''
  const [w, h] = orientation >= 5 ? [height, width] : [width, height]
  return (
    `<${REGIONS} xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/" ` +
    'xmlns:stDim="http://ns.adobe.com/xap/1.0/sType/Dimensions#" rdf:parseType="Resource">' +
    (w > 0 ? `<mwg-rs:AppliedToDimensions stDim:w="${w}" stDim:h="${h}" stDim:unit="pixel"/>` : '') +
    `<mwg-rs:RegionList><rdf:Bag>${regions}</rdf:Bag></mwg-rs:RegionList></${REGIONS}>`
  )
}
