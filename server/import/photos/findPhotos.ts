import path from 'node:path'
import type { SourceFile } from '../sources.ts'
import { editedFrom } from './editedFrom.ts'
import { folderInTakeout, sidecarNames } from './takeout.ts'

/** A file that may be a photograph or film, with those beside it that say something about it. */
export interface FoundPhoto {
  file: SourceFile
  /** the folder it lies in */
  album: string
  /** Google Takeout's JSON, likeliest first */
  takeout: SourceFile[]
  xmp: SourceFile | null
}

export interface SkippedFile {
  path: string
  reason: string
}

/** What systems and programs leave beside photographs, and what belongs to another file. */
const beside = /^(\..*|thumbs\.db|desktop\.ini|ehthumbs\.db|.*\.(aae|json|xmp|html|csv))$/i
/** `.MP` is that of Pixel phones */
const film = /\.(mov|mp4|m4v|mp(~\d+)?)$/i
const still = /\.(heic|heif|jpe?g)$/i

/**
 * Tells photographs from what lies beside them. The film of a Live Photo is skipped, because the photograph is enough, and the
 * original of an edited photograph, because somebody liked the other better.
 */
export function findPhotos(files: readonly SourceFile[]): { photos: FoundPhoto[]; skipped: SkippedFile[] } {
  const photos: FoundPhoto[] = []
  const skipped: SkippedFile[] = []
  const wanted = files.filter((file) => !folderOf(file).split('/').includes('__MACOSX'))
  for (const inFolder of Map.groupBy(wanted, oneFolder).values()) {
    const candidates = inFolder.filter((file) => !beside.test(nameOf(file)))
    const reasonToSkip = findNeedless(candidates.map(nameOf))
    const sidecarsOf = findSidecars(inFolder)
    for (const file of candidates) {
      const reason = reasonToSkip(nameOf(file))
      if (reason) skipped.push({ path: file.path, reason })
      else photos.push({ file, album: folderInTakeout(file) ?? folderOf(file), ...sidecarsOf(file) })
    }
  }
  return { photos, skipped }
}

/** Of a folder with these names, why a file is not needed; undefined for those that are. */
function findNeedless(names: readonly string[]) {
  const moving = new Set(names.filter((name) => still.test(name)).map(stemOf))
  const edits = new Map(
    names.flatMap((name) => {
      const original = editedFrom(path.parse(name).name)
      return original === null ? [] : [[`${kindOf(name)} ${original.toLowerCase()}`, name] as const]
    }),
  )
  return (name: string): string | undefined => {
    // a Pixel phone writes IMG.MP beside IMG.MP.jpg
    if (film.test(name) && (moving.has(stemOf(name)) || moving.has(name.toLowerCase())))
      return 'it is the moving part of a Live Photo'
    const edit = edits.get(`${kindOf(name)} ${stemOf(name)}`)
    return edit && `its edited version is there: ${edit}`
  }
}

/** Apple Photos puts `IMG_1.xmp` beside `IMG_1.HEIC`, other programs `IMG_1.HEIC.xmp`. */
function findSidecars(inFolder: readonly SourceFile[]) {
  const byName = Map.groupBy(inFolder, nameOf)
  return (photo: SourceFile) => {
    const name = nameOf(photo)
    const isOnlyOne = byName.get(name)?.length === 1
    const find = (sidecar: string) => {
      const found = byName.get(sidecar) ?? []
      return found.find((file) => isBeside(file, photo)) ?? (isOnlyOne ? found[0] : undefined)
    }
    const xmpNames = [name, path.parse(name).name].flatMap((each) => [`${each}.xmp`, `${each}.XMP`])
    return {
      takeout: sidecarNames(name).flatMap((each) => find(each) ?? []),
      xmp: xmpNames.flatMap((each) => find(each) ?? [])[0] ?? null,
    }
  }
}

/** The same for files that belong together, although they may lie in different parts of one export. */
const oneFolder = (file: SourceFile) => folderInTakeout(file) ?? `${file.place}/${folderOf(file)}`

const isBeside = (one: SourceFile, other: SourceFile) =>
  one.place === other.place && folderOf(one) === folderOf(other)

const folderOf = (file: SourceFile) => path.posix.dirname(file.path).replace(/^\.$/, '')
/** Macs write accents as letters of their own. */
const nameOf = (file: SourceFile) => path.posix.basename(file.path).normalize('NFC')
const stemOf = (name: string) => path.parse(name).name.toLowerCase()
const kindOf = (name: string) => (film.test(name) ? 'film' : 'still')
