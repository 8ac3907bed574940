import path from 'node:path'
import type { InputFile } from '../inputs.ts'
import type { LeftOutKind } from '../texts.ts'
import { findOtherGoogleParts } from './googleParts.ts'
import { nameLibraries } from './nameLibraries.ts'
import { rules } from './rules.ts'

/** A picture or film that nobody meant to publish. */
export interface LeftOutFile {
  path: string
  kind: LeftOutKind
}

const picture = /\.(jpe?g|jpe|jfif|mpo|png|gif|webp|avif|hei[cf]s?|hif|tiff?|bmp)$/i
const film = /\.(mp4|mov|qt|m4v|avi|mpe?g|mpe|mod|tod|m2?ts|3gpp?|3g2|wmv|asf|mkv|webm|dv|divx|360|insv)$/i
const ofPrograms = /\.(thm|scr|lrv|lrf|lrprev)$/i
const hidden = /^\.(?!trashed-)/i

/**
 * Tells what is meant from what a camera, program or service put next to it. Other files that lie there, such as the
 * database of a library, are in neither list. `stillOf` gives the small picture that a camera put next to a film.
 */
export async function leaveOut(files: readonly InputFile[]) {
  const isOfOtherPart = await findOtherGoogleParts(files)
  const { keyOf, match } = ruleMatcher(files)
  const meant: InputFile[] = []
  const leftOut: LeftOutFile[] = []
  const stills = new Map<string, InputFile>()
  for (const file of files) {
    const found = isOfOtherPart(file) ? { kind: 'otherGoogle' as const, owner: null } : match(file)
    if (found?.kind === 'stills' && found.owner) stills.set(found.owner, file)
    if (!found) meant.push(file)
    else if (isCounted(path.basename(file.path), found.kind))
      leftOut.push({ path: file.path, kind: found.kind })
  }
  return { meant, leftOut, stillOf: (file: InputFile) => stills.get(keyOf(file)) ?? null }
}

/** Chats and Lightroom have pictures without an ending; in libraries these are other things. */
const isCounted = (name: string, kind: LeftOutKind) =>
  !hidden.test(name) &&
  ([picture, film, ofPrograms].some((ending) => ending.test(name)) ||
    (path.extname(name) === '' && (kind === 'otherGoogle' || kind === 'lightroom')))

/** Finds the first rule by which a file is left out, with the key of the picture or film that proves it, if the rule needs one. */
function ruleMatcher(files: readonly InputFile[]) {
  const fullPathOf = nameLibraries(files)
  const keyOf = (file: InputFile) => keyIn(file.place, withoutEnding(fullPathOf(file)))
  const keysWith = (...endings: RegExp[]) =>
    new Set(files.filter((file) => endings.some((ending) => ending.test(file.path))).map(keyOf))
  const [films, media] = [keysWith(film), keysWith(film, picture)]

  const match = (file: InputFile): { kind: LeftOutKind; owner: string | null } | null => {
    const full = fullPathOf(file)
    for (const { kind, path: pattern, nextTo, nextToFilm } of rules) {
      if (!pattern.test(full)) continue
      if (!nextTo && !nextToFilm) return { kind, owner: null }
      const ownerIn = (keys: ReadonlySet<string>, templates: readonly string[] = []) =>
        templates
          .map((template) => keyIn(file.place, full.replace(pattern, template)))
          .find((key) => keys.has(key))
      const owner = ownerIn(media, nextTo) ?? ownerIn(films, nextToFilm)
      if (owner !== undefined) return { kind, owner }
    }
    return null
  }
  return { keyOf, match }
}

const withoutEnding = (file: string) => file.replace(/\.[^./]*$/, '')
const keyIn = (place: string, stem: string) => `${place}\n${stem.toLowerCase()}`
