import { photoName } from '../../../contract/media/pictures.ts'
import { makePictureKey } from '../../features/media/rows/pictureVersion.ts'
import type { BookPhoto, PlacedPhoto } from './describePhoto.ts'
import type { TemplatePicture } from './pictures.ts'

/** The QR code of a link in the plan of a document. Other fields of the object stay next to the code. */
export interface Code {
  codeOf: string
}

export const toCode = (link: URL | null): Code | null => link && { codeOf: link.href }

export function listPhotos(plan: object): PlacedPhoto[] {
  const photos: PlacedPhoto[] = []
  changeObjects(plan, (value) => {
    if (isPhoto(value)) photos.push(value as PlacedPhoto)
    return isPhoto(value) ? value : undefined
  })
  return photos
}

/** Replaces each photograph in a plan with its values for the template. */
export const insertPictures = <T extends object>(
  plan: T,
  toPicture: (photo: PlacedPhoto) => TemplatePicture | undefined,
): Record<keyof T, unknown> =>
  changeObjects(plan, (value) => (isPhoto(value) ? toPicture(value as PlacedPhoto) : undefined))

/** Describes what the pages would show, without their photographs' files. */
export const describePlan = (plan: object): object =>
  changeObjects(plan, (value) => {
    if (!isPhoto(value)) return undefined
    const { row, ...photo } = value
    return { ...photo, picture: makePictureKey(row, photoName) }
  })

const isPhoto = (value: object): value is BookPhoto => 'row' in value && 'pixelWidth' in value
export const isCode = (value: object): value is Code => 'codeOf' in value

/** Copies a plan, with other values for those of its objects for which `change` returns one. */
export function changeObjects<T extends object>(
  plan: T,
  change: (value: object) => object | undefined,
): Record<keyof T, unknown> {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy)
    if (typeof value !== 'object' || value === null) return value
    return change(value) ?? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copy(each)]))
  }
  return copy(plan) as Record<keyof T, unknown>
}
