import path from 'node:path'
import { z } from 'zod'
import { type Edtf, toEdtf } from '../../../contract/calendar/edtf.ts'
import { unescaped } from '../../codecs/captions/xmp.ts'
import type { InputFile } from '../inputs.ts'
import { parseJson } from '../../base/parseJson.ts'
import { editedFrom } from './editedFrom.ts'

/** The facts that Google Takeout writes beside a photograph. */
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
/** One field that is odd does not lose the others. */
const sidecar = z.object({
  title: z.string(),
  description: z.string().catch(''),
  photoTakenTime: z.object({ timestamp: seconds }).optional().catch({ timestamp: Number.NaN }),
  trashed: z.boolean().catch(false),
  inLockedFolder: z.boolean().catch(false),
})

/** Null for JSON of Takeout that belongs to no photograph, such as an album's. */
export function parseTakeout(json: string): TakeoutCaption | null {
  const read = sidecar.safeParse(parseJson(json))
  if (!read.success) return null
  const { title, description, photoTakenTime, trashed, inLockedFolder } = read.data
  if (!photoTakenTime && !description.trim()) return null
  return {
    fileName: unescaped(title),
    description: unescaped(description).trim() || null,
    takenAt: photoTakenTime ? parseTimestamp(photoTakenTime.timestamp) : null,
    isHidden: trashed || inLockedFolder,
  }
}

/** Null for what is no date of a photograph. */
function parseTimestamp(timestamp: number): Edtf | null {
  const taken = new Date(timestamp * 1_000)
  return Number.isNaN(taken.getTime()) ? null : toEdtf(taken.toISOString().replace(/\.\d+/, ''))
}

/** Takeout cuts a sidecar's name to so many letters before `.json`. */
const MAX_LETTERS = 46
const ENDING = '.supplemental-metadata'

/**
 * The names under which Takeout may have put what belongs to a photograph, likeliest first. `IMG(1).jpg` has
 * `IMG.jpg.supplemental-metadata(1).json`; an edited photograph has that of its original; one that came without an ending
 * has a name without it.
 */
export function sidecarNames(photo: string): string[] {
  const { name, ext } = path.parse(photo)
  const unedited = editedFrom(name) ?? name
  const stems = [name, unedited, editedFrom(unedited) ?? unedited, name.replace(/-effects$/i, '')]
  const names = stems.flatMap((stem) => ownSidecarNames(`${stem}${ext}`))
  return [...new Set([...names, `${name.slice(0, MAX_LETTERS)}.json`])]
}

/** The same for this very file. The ending may be cut anywhere. */
export function ownSidecarNames(photo: string): string[] {
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
 * The folder of an export that a file lies in; null for a file of no export. Unpacked, the parts of one export lie in
 * `Takeout`, `Takeout 2` and so on, and what belongs to a photograph may be in another part.
 */
export const folderInTakeout = ({ place, path: file }: Pick<InputFile, 'place' | 'path'>): string | null =>
  /^.*\/takeout[^/]*\/(?:(.+)\/)?[^/]+$/i.exec(`${place.replaceAll('\\', '/')}/${file}`)?.[1] ?? null
