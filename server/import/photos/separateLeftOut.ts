import path from 'node:path'
import type { InputFile } from '../inputs.ts'
import type { LeftOutKind } from '../texts.ts'
import { findOtherGoogleParts } from './googleParts.ts'
import { nameLibraries } from './nameLibraries.ts'
import { rules } from './rules.ts'

/** A picture or video that nobody wants to publish. */
export interface LeftOutFile {
  path: string
  kind: LeftOutKind
}

const pictureName = /\.(jpe?g|jpe|jfif|mpo|png|gif|webp|avif|hei[cf]s?|hif|tiff?|bmp)$/i
const videoName =
  /\.(mp4|mov|qt|m4v|avi|mpe?g|mpe|mod|tod|m2?ts|3gpp?|3g2|wmv|asf|mkv|webm|dv|divx|360|insv)$/i
const companionName = /\.(thm|scr|lrv|lrf|lrprev)$/i
const hiddenName = /^\.(?!trashed-)/i

/**
 * Separates the wanted files from the pictures and videos that a rule leaves out. Other files that a rule leaves out, such as a
 * library's database, are in neither list. `stillOf` finds the small picture that a camera put next to a video.
 */
export async function separateLeftOut(files: readonly InputFile[]) {
  const isOfOtherPart = await findOtherGoogleParts(files)
  const { toKey, match } = makeRuleMatcher(files)
  const wanted: InputFile[] = []
  const leftOut: LeftOutFile[] = []
  const stills = new Map<string, InputFile>()
  for (const file of files) {
    const found = isOfOtherPart(file) ? { kind: 'otherGoogle' as const, owner: null } : match(file)
    if (found?.kind === 'stills' && found.owner) stills.set(found.owner, file)
    if (!found) wanted.push(file)
    else if (isReported(path.basename(file.path), found.kind))
      leftOut.push({ path: file.path, kind: found.kind })
  }
  return { wanted, leftOut, stillOf: (file: InputFile) => stills.get(toKey(file)) ?? null }
}

/**
 * Whether a file that a rule leaves out is reported, because it is a picture or video. A file without an extension may be a
 * picture in another part of a Google export or in Lightroom's previews, but not elsewhere.
 */
const isReported = (name: string, kind: LeftOutKind) =>
  !hiddenName.test(name) &&
  ([pictureName, videoName, companionName].some((ending) => ending.test(name)) ||
    (path.extname(name) === '' && (kind === 'otherGoogle' || kind === 'lightroom')))

/**
 * Makes a function that finds the first rule that leaves a file out. `owner` is the key of the picture or video that the file
 * belongs to; null if the rule requires no such picture or video.
 */
function makeRuleMatcher(files: readonly InputFile[]) {
  const toFullPath = nameLibraries(files)
  const toKey = (file: InputFile) => makeKey(file.root, withoutEnding(toFullPath(file)))
  const keysWith = (...endings: RegExp[]) =>
    new Set(files.filter((file) => endings.some((ending) => ending.test(file.path))).map(toKey))
  const [videos, media] = [keysWith(videoName), keysWith(videoName, pictureName)]

  const match = (file: InputFile): { kind: LeftOutKind; owner: string | null } | null => {
    const full = toFullPath(file)
    for (const { kind, path: pattern, nextTo, nextToVideo: nextToFilm } of rules) {
      if (!pattern.test(full)) continue
      if (!nextTo && !nextToFilm) return { kind, owner: null }
      const ownerIn = (keys: ReadonlySet<string>, templates: readonly string[] = []) =>
        templates
          .map((template) => makeKey(file.root, full.replace(pattern, template)))
          .find((key) => keys.has(key))
      const owner = ownerIn(media, nextTo) ?? ownerIn(videos, nextToFilm)
      if (owner !== undefined) return { kind, owner }
    }
    return null
  }
  return { toKey, match }
}

const withoutEnding = (file: string) => file.replace(/\.[^./]*$/, '')
const makeKey = (place: string, stem: string) => `${place}\n${stem.toLowerCase()}`
