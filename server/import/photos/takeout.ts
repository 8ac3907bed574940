import path from 'node:path'
import { z } from 'zod'
import { type Edtf, toEdtf } from '../../../domain/calendar/edtf.ts'
import { normalizeText } from '../../../domain/normalizeText.ts'
import { dropDeviceCaption } from '../../codecs/captions/deviceNames.ts'
import { unescapeXml } from '../../codecs/captions/xmp.ts'
import type { InputFile } from '../../platform/inputs/inputs.ts'
import { parseJson } from '../../base/parseJson.ts'
import { findOriginalName } from './findOriginalName.ts'

/** The facts about a photograph in its sidecar file from Google Takeout. */
export interface TakeoutCaption {
  /** the photograph's full file name; Takeout may have truncated the name of the exported file */
  fileName: string
  description: string | null
  /** date in UTC, such as 2004-07-18T16:42:10Z */
  takenAt: Edtf | null
  /** whether the photograph was deleted, or was in the Locked Folder of Google Photos */
  isHidden: boolean
}

const secondsSchema = z.coerce
  .string()
  .regex(/^-?\d+$/)
  .transform(Number)
/** The schema of a sidecar file. If a field other than the title is invalid, the other fields are still used. */
const sidecarSchema = z.object({
  title: z.string(),
  description: z.string().catch(''),
  photoTakenTime: z.object({ timestamp: secondsSchema }).optional().catch({ timestamp: Number.NaN }),
  trashed: z.boolean().catch(false),
  inLockedFolder: z.boolean().catch(false),
})

/** Parses a sidecar file. Returns null for other JSON from Takeout, such as the JSON about an album. */
export function parseTakeout(json: string): TakeoutCaption | null {
  const parsed = sidecarSchema.safeParse(parseJson(json))
  if (!parsed.success) return null
  const { title, description, photoTakenTime, trashed, inLockedFolder } = parsed.data
  if (!photoTakenTime && !description.trim()) return null
  return {
    fileName: unescapeXml(title),
    description: dropDeviceCaption(normalizeText(unescapeXml(description)).trim() || null),
    takenAt: photoTakenTime ? parseTimestamp(photoTakenTime.timestamp) : null,
    isHidden: trashed || inLockedFolder,
  }
}

/** Converts seconds since 1970 into a date. Returns null for an invalid date. */
function parseTimestamp(timestamp: number): Edtf | null {
  const takenDate = new Date(timestamp * 1_000)
  return Number.isNaN(takenDate.getTime()) ? null : toEdtf(takenDate.toISOString().replace(/\.\d+/, ''))
}

/** The maximum length of a sidecar file's name before `.json`. Takeout truncates longer names. */
const MAX_LENGTH = 46
const SIDECAR_ENDING = '.supplemental-metadata'

/**
 * Lists the names that Takeout may have given the sidecar file of a photograph. The most likely name is first. The sidecar of
 * `IMG(1).jpg` is `IMG.jpg.supplemental-metadata(1).json`. An edited photograph shares the sidecar of its original. If a
 * photograph was uploaded without an extension, its sidecar's name does not contain an extension.
 */
export function listSidecarNames(photo: string): string[] {
  const { name, ext } = path.parse(photo)
  const unedited = findOriginalName(name) ?? name
  const stems = [name, unedited, findOriginalName(unedited) ?? unedited, name.replace(/-effects$/i, '')]
  const names = stems.flatMap((stem) => listOwnSidecarNames(`${stem}${ext}`))
  return [...new Set([...names, `${name.slice(0, MAX_LENGTH)}.json`])]
}

/** Lists the names that the sidecar file of this exact photograph may have. Takeout may have truncated the names anywhere. */
export function listOwnSidecarNames(photo: string): string[] {
  const { name, ext } = path.parse(photo)
  const [, stem = name, number = ''] = /^(.*?)(\(\d+\))?$/.exec(name) ?? []
  const endings = Array.from({ length: SIDECAR_ENDING.length + 1 }, (_, cutOff) =>
    SIDECAR_ENDING.slice(0, SIDECAR_ENDING.length - cutOff),
  )
  const shorter = MAX_LENGTH - number.length
  const names = endings.flatMap((ending) => [
    `${truncate(`${stem}${ext}${ending}`)}${number}.json`,
    `${truncate(`${stem}${number}${ext}${ending}`)}.json`,
    `${truncate(`${stem}${ext}${ending}`, shorter)}${number}.json`,
    `${truncate(`${stem}${number}${ext}${ending}`, shorter)}${number}.json`,
  ])
  return [...new Set(names)]
}

const truncate = (name: string, length = MAX_LENGTH) => name.slice(0, length)

/**
 * Finds the path of a file's folder inside its export, without the folder `Takeout` itself. An export may be unpacked into
 * several folders `Takeout`, `Takeout 2` and so on, and a photograph and its sidecar may be in different ones. Returns null for
 * a file that is not in an export.
 */
export function findTakeoutFolder({ root, path: filePath }: InputFile): string | null {
  const folders = `${root.replaceAll('\\', '/')}/${filePath}`.split('/').slice(0, -1)
  const takeout = folders.findLastIndex((folder, index) => index > 0 && /^takeout/i.test(folder))
  return takeout < 0 ? null : folders.slice(takeout + 1).join('/') || null
}
