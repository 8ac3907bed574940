import { z } from 'zod'
import type { Edtf } from '../../../domain/calendar/edtf.ts'
import { toUtcEdtf } from '../../../domain/calendar/parseCameraDate.ts'
import { normalizeText } from '../../../domain/normalizeText.ts'
import { dropDeviceCaption } from '../../codecs/captions/deviceNames.ts'
import { unescapeXml } from '../../codecs/captions/elements.ts'
import type { InputFile } from '../../platform/inputs/inputs.ts'
import { parseJson } from '../../base/parseJson.ts'

/** The facts about a photograph in its sidecar file from Google Takeout. */
export interface TakeoutCaption {
  /** the photograph's full file name; Takeout may have truncated the name of the exported file */
  fileName: string
  /** the same as written in the sidecar file, perhaps with HTML entities; names in an export are made from this */
  writtenName: string
  description: string | null
  /** the names of the people whom Google Photos knows in the photograph */
  people: string[]
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
  people: z.array(z.object({ name: z.string().catch('') })).catch([]),
  trashed: z.boolean().catch(false),
  inLockedFolder: z.boolean().catch(false),
})

/** Parses a sidecar file. Returns null for other JSON from Takeout, such as the JSON about an album. */
export function parseTakeout(json: string): TakeoutCaption | null {
  const parsed = sidecarSchema.safeParse(parseJson(json))
  if (!parsed.success) return null
  const { title, description, people, photoTakenTime, trashed, inLockedFolder } = parsed.data
  if (!photoTakenTime && !description.trim()) return null
  return {
    fileName: unescapeXml(title),
    writtenName: title,
    description: dropDeviceCaption(normalizeText(unescapeXml(description)).trim() || null),
    people: people.map(({ name }) => unescapeXml(name)),
    takenAt: photoTakenTime ? toUtcEdtf(new Date(photoTakenTime.timestamp * 1_000)) : null,
    isHidden: trashed || inLockedFolder,
  }
}

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
