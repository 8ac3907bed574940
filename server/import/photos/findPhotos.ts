import path from 'node:path'
import type { SourceFile } from '../sources.ts'
import { sidecarNames } from './takeout.ts'

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
const motion = /\.(mov|mp4)$/i
const still = /\.(heic|heif|jpe?g)$/i

/** Tells photographs from what lies beside them. The moving part of a Live Photo is skipped: the photograph is enough. */
export function findPhotos(files: readonly SourceFile[]): { photos: FoundPhoto[]; skipped: SkippedFile[] } {
  const photos: FoundPhoto[] = []
  const skipped: SkippedFile[] = []
  const folders = Map.groupBy(files, (file) => folderOf(file.path))
  for (const [album, inFolder] of folders) {
    if (album.split('/').includes('__MACOSX')) continue
    const byName = new Map(inFolder.map((file) => [nameOf(file), file]))
    const stills = new Set([...byName.keys()].filter((name) => still.test(name)).map(stemOf))
    for (const [name, file] of byName) {
      if (beside.test(name)) continue
      if (motion.test(name) && stills.has(stemOf(name)))
        skipped.push({ path: file.path, reason: 'it is the moving part of a Live Photo' })
      else photos.push({ file, album, ...sidecarsOf(name, byName) })
    }
  }
  return { photos, skipped }
}

/** Apple Photos puts `IMG_1.xmp` beside `IMG_1.HEIC`, other programs `IMG_1.HEIC.xmp`. */
function sidecarsOf(name: string, byName: ReadonlyMap<string, SourceFile>) {
  const xmpNames = [`${name}.xmp`, `${path.parse(name).name}.xmp`]
  return {
    takeout: sidecarNames(name).flatMap((each) => byName.get(each) ?? []),
    xmp:
      xmpNames.flatMap((each) => byName.get(each) ?? byName.get(each.replace(/xmp$/, 'XMP')) ?? [])[0] ??
      null,
  }
}

const folderOf = (file: string) => path.posix.dirname(file).replace(/^\.$/, '')
const nameOf = (file: SourceFile) => path.posix.basename(file.path)
const stemOf = (name: string) => path.parse(name).name.toLowerCase()
