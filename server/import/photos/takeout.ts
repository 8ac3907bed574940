import path from 'node:path'
import { z } from 'zod'
import { type Edtf, toEdtf } from '../../../domain/calendar/edtf.ts'
import { unescapeXml } from '../../codecs/captions/xmp.ts'
import type { InputFile } from '../inputs.ts'
import { parseJson } from '../../base/parseJson.ts'
import { findOriginalName } from './findOriginalName.ts'

/** The facts in Google Takeout's sidecar of a photograph. */
export interface TakeoutCaption {
  /** the photograph's own name, which Takeout may have cut */
  fileName: string
  description: string | null
  /** in UTC, such as 2004-07-18T16:42:10Z */
  takenAt: Edtf | null
  /** deleted, or locked away */
  isHidden: boolean
}

const seconds = z.coerce
  .string()
  .regex(/^-?\d+$/)
  .transform(Number)
/** An invalid field must not lose the others. */
const sidecar = z.object({
  title: z.string(),
  description: z.string().catch(''),
  photoTakenTime: z.object({ timestamp: seconds }).optional().catch({ timestamp: Number.NaN }),
  trashed: z.boolean().catch(false),
  inLockedFolder: z.boolean().catch(false),
})

/** Parses a sidecar; null for other JSON of Takeout, such as an album's. */
export function parseTakeout(json: string): TakeoutCaption | null {
  const read = sidecar.safeParse(parseJson(json))
  if (!read.success) return null
  const { title, description, photoTakenTime, trashed, inLockedFolder } = read.data
  if (!photoTakenTime && !description.trim()) return null
  return {
    fileName: unescapeXml(title),
    description: unescapeXml(description).trim() || null,
    takenAt: photoTakenTime ? parseTimestamp(photoTakenTime.timestamp) : null,
    isHidden: trashed || inLockedFolder,
  }
}

/** Converts seconds since 1970; null for an invalid date. */
function parseTimestamp(timestamp: number): Edtf | null {
  const taken = new Date(timestamp * 1_000)
  return Number.isNaN(taken.getTime()) ? null : toEdtf(taken.toISOString().replace(/\.\d+/, ''))
}

/** Takeout cuts a sidecar's name to 46 letters before `.json`. */
const MAX_LETTERS = 46
const ENDING = '.supplemental-metadata'

/**
 * Lists the names that Takeout may have given a photograph's sidecar, likeliest first. `IMG(1).jpg` has
 * `IMG.jpg.supplemental-metadata(1).json`; an edited photograph shares its original's sidecar; a photograph uploaded without an
 * extension has a sidecar without one.
 */
export function listSidecarNames(photo: string): string[] {
  const { name, ext } = path.parse(photo)
  const unedited = findOriginalName(name) ?? name
  const stems = [name, unedited, findOriginalName(unedited) ?? unedited, name.replace(/-effects$/i, '')]
  const names = stems.flatMap((stem) => listOwnSidecarNames(`${stem}${ext}`))
  return [...new Set([...names, `${name.slice(0, MAX_LETTERS)}.json`])]
}

/** Lists the names of this exact file's sidecar. The ending may be cut anywhere. */
export function listOwnSidecarNames(photo: string): string[] {
  const { name, ext } = path.parse(photo)
  const [, stem = name, number = ''] = /^(.*?)(\(\d+\))?$/.exec(name) ?? []
  const endings = Array.from({ length: ENDING.length + 1 }, (_, cutOff) =>
    ENDING.slice(0, ENDING.length - cutOff),
  )
  const shorter = MAX_LETTERS - number.length
  const names = endings.flatMap((ending) => [
    `${cut(`${stem}${ext}${ending}`)}${number}.json`,
    `${cut(`${stem}${number}${ext}${ending}`)}.json`,
    `${cut(`${stem}${ext}${ending}`, shorter)}${number}.json`,
    `${cut(`${stem}${number}${ext}${ending}`, shorter)}${number}.json`,
  ])
  return [...new Set(names)]
}

const cut = (name: string, letters = MAX_LETTERS) => name.slice(0, letters)

/**
 * Finds a file's folder inside its export; null for a file outside an export. Unpacked pieces of one export lie in `Takeout`,
 * `Takeout 2` and so on, and a photograph's sidecar may be in another piece.
 */
export const findTakeoutFolder = ({ root: place, path: file }: InputFile): string | null =>
  /^.*\/takeout[^/]*\/(?:(.+)\/)?[^/]+$/i.exec(`${place.replaceAll('\\', '/')}/${file}`)?.[1] ?? null
