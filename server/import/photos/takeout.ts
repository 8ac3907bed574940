import { z } from 'zod'

/** What Google Takeout writes beside a photograph. */
export interface TakeoutCaption {
  /** the photograph's own name, which Takeout may have cut */
  fileName: string
  description: string | null
  /** in UTC, such as 2004-07-18T16:42:10Z */
  takenAt: string | null
}

const sidecar = z.object({
  title: z.string(),
  description: z.string().default(''),
  photoTakenTime: z.object({ timestamp: z.coerce.number() }).optional(),
})

/** Null for JSON of Takeout that belongs to no photograph, such as an album's. */
export function readTakeout(json: string): TakeoutCaption | null {
  const read = sidecar.safeParse(parse(json))
  if (!read.success || !read.data.photoTakenTime) return null
  const { title, description, photoTakenTime } = read.data
  const taken = new Date(photoTakenTime.timestamp * 1_000)
  return {
    fileName: title,
    description: description.trim() || null,
    takenAt: Number.isNaN(taken.getTime()) ? null : `${taken.toISOString().slice(0, 19)}Z`,
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Takeout cuts a sidecar's name to so many letters before `.json`. */
const MOST_LETTERS = 46
const endings = ['.supplemental-metadata', '']

/**
 * The names under which Takeout may have put what belongs to a photograph, likeliest first. `IMG(1).jpg` has
 * `IMG.jpg.supplemental-metadata(1).json`; an edited photograph has that of its original.
 */
export function sidecarNames(photo: string): string[] {
  const [, stem = photo, number = '', extension = ''] = /^(.*?)(\(\d+\))?(\.[^.]*)?$/.exec(photo) ?? []
  const stems = [stem, stem.replace(edited, '')]
  const names = stems.flatMap((each) =>
    endings.flatMap((ending) => [
      `${cut(`${each}${extension}${ending}`)}${number}.json`,
      `${cut(`${each}${number}${extension}${ending}`)}.json`,
      `${cut(`${each}${extension}${ending}`, MOST_LETTERS - number.length)}${number}.json`,
    ]),
  )
  return [...new Set(names)]
}

/** What Google Photos adds to the name of an edited photograph, in the languages it is known in. */
const edited =
  /-(edited|effects|bearbeitet|modifié|editado|edytowane|bewerkt|modificato|redigerad|redigeret|muokattu|編集済み)$/i

const cut = (name: string, letters = MOST_LETTERS) => name.slice(0, letters)
