import path from 'node:path'
import { z } from 'zod'
import type { SourceFile } from '../sources.ts'
import { parseJson } from '../../parseJson.ts'
import { editedFrom } from './editedFrom.ts'

/** What Google Takeout writes beside a photograph. */
export interface TakeoutCaption {
  /** the photograph's own name, which Takeout may have cut */
  fileName: string
  description: string | null
  /** in UTC, such as 2004-07-18T16:42:10Z */
  takenAt: string | null
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
export function readTakeout(json: string): TakeoutCaption | null {
  const read = sidecar.safeParse(parseJson(json))
  if (!read.success) return null
  const { title, description, photoTakenTime, trashed, inLockedFolder } = read.data
  if (!photoTakenTime && !description.trim()) return null
  return {
    fileName: title,
    description: description.trim() || null,
    takenAt: photoTakenTime ? dateOf(photoTakenTime.timestamp) : null,
    isHidden: trashed || inLockedFolder,
  }
}

/** Null for what is no date of a photograph. */
function dateOf(timestamp: number): string | null {
  const taken = new Date(timestamp * 1_000)
  const year = taken.getUTCFullYear()
  return year >= 1800 && year <= 9999 ? `${taken.toISOString().slice(0, 19)}Z` : null
}

/** Takeout cuts a sidecar's name to so many letters before `.json`. */
const MOST_LETTERS = 46
const endings = ['.supplemental-metadata', '']

/**
 * The names under which Takeout may have put what belongs to a photograph, likeliest first. `IMG(1).jpg` has
 * `IMG.jpg.supplemental-metadata(1).json`; an edited photograph has that of its original.
 */
export function sidecarNames(photo: string): string[] {
  const { name, ext } = path.parse(photo)
  const stems = [name, editedFrom(name) ?? name, name.replace(/-effects$/i, '')]
  const names = stems.flatMap((each) => {
    const [, stem = each, number = ''] = /^(.*?)(\(\d+\))?$/.exec(each) ?? []
    const shorter = MOST_LETTERS - number.length
    return endings.flatMap((ending) => [
      `${cut(`${stem}${ext}${ending}`)}${number}.json`,
      `${cut(`${stem}${number}${ext}${ending}`)}.json`,
      `${cut(`${stem}${ext}${ending}`, shorter)}${number}.json`,
      `${cut(`${stem}${number}${ext}${ending}`, shorter)}${number}.json`,
    ])
  })
  return [...new Set(names)]
}

const cut = (name: string, letters = MOST_LETTERS) => name.slice(0, letters)

/**
 * The folder of an export that a file lies in; null for a file of no export. Unpacked, the parts of one export lie in
 * `Takeout`, `Takeout 2` and so on, and what belongs to a photograph may be in another part.
 */
export const folderInTakeout = ({ place, path: file }: Pick<SourceFile, 'place' | 'path'>): string | null =>
  /^.*\/takeout[^/]*\/(?:(.+)\/)?[^/]+$/i.exec(`${place.replaceAll('\\', '/')}/${file}`)?.[1] ?? null
