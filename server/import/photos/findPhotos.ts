import path from 'node:path'
import { packedReason } from '../packedReason.ts'
import type { InputFile } from '../inputs.ts'
import { isZipName } from '../../platform/zip/isZipName.ts'
import { editedFrom, editedInTakeout } from './editedFrom.ts'
import { leaveOut } from './leaveOut.ts'
import { scannedBack } from './rules.ts'
import { folderInTakeout, ownSidecarNames, sidecarNames } from './takeout.ts'

/** A file that may be a photograph or film, with those beside it that say something about it. */
export interface FoundPhoto {
  file: InputFile
  /** the folder it lies in */
  album: string
  /** Google Takeout's JSON, likeliest first */
  takeout: InputFile[]
  xmp: InputFile | null
  /** lists of an export of iCloud in the same folder */
  details: InputFile[]
  /** whether it is the moving part of a Live Photo, if it is short */
  isBesidePhoto: boolean
  /** the small picture that a camera put next to a film */
  still: InputFile | null
  /** for the back of a scanned photograph, its front */
  front: InputFile | null
}

export interface SkippedFile {
  path: string
  reason: string
}

/** Files that systems and programs leave beside photographs, or that belong to another file. */
const beside = /^(\..*|thumbs\.db|desktop\.ini|ehthumbs\.db|.*\.(aae|json|xmp|html|csv))$/i
/** `.MP` is that of Pixel phones */
const film = /\.(mov|mp4|m4v|mp(~\d+)?)$/i
const still = /\.(heic|heif|jpe?g)$/i
const placeholder = /\.icloud$/i
/** Photos on a Mac spreads a library over folders by the first letter of random names: it is one album. */
const inPhotosLibrary = /(?<=\.photoslibrary\/|^)(originals|resources\/renders)\/[\dA-F]$/i
const detailsOfICloud = /^photo details.*\.csv$/i

/**
 * Tells photographs from what lies beside them. The original of an edited photograph is skipped, because somebody liked the
 * other better.
 */
export async function findPhotos(files: readonly InputFile[]) {
  const { meant, leftOut, stillOf } = await leaveOut(files)
  const photos: FoundPhoto[] = []
  const skipped: SkippedFile[] = []
  const rejected: SkippedFile[] = []
  for (const inFolder of Map.groupBy(meant, oneFolder).values()) {
    const candidates = inFolder.filter(isCandidate)
    const sidecarsOf = findSidecars(inFolder)
    const { reasonToSkip, originalOf } = findNeedless(candidates, sidecarsOf)
    const moving = new Set(
      candidates
        .map(nameOf)
        .filter((name) => still.test(name))
        .map(stemOf),
    )
    const details = inFolder.filter((file) => detailsOfICloud.test(nameOf(file)))
    for (const file of candidates) {
      const name = nameOf(file)
      const rejection = reasonToReject(name)
      const reason = reasonToSkip(name)
      if (rejection) rejected.push({ path: file.path, reason: rejection })
      else if (reason) skipped.push({ path: file.path, reason })
      else {
        const { own, takeout, xmp } = sidecarsOf(file)
        const original = originalOf(file)
        photos.push({
          file,
          album: folderInTakeout(file) ?? folderOf(file).replace(inPhotosLibrary, ''),
          takeout: original ? [...takeout, ...sidecarsOf(original).takeout] : takeout,
          xmp,
          details,
          // a Pixel phone writes IMG.MP beside IMG.MP.jpg
          isBesidePhoto:
            film.test(name) && !own && [stemOf(name), name.toLowerCase()].some((each) => moving.has(each)),
          still: stillOf(file),
          front: frontOf(file, candidates),
        })
      }
    }
  }
  return { photos, leftOut, skipped, rejected }
}

const isCandidate = (file: InputFile) => placeholder.test(nameOf(file)) || !beside.test(nameOf(file))

/** FastFoto scans the back of `NAME.jpg`, corrected `NAME_a.jpg`, as `NAME_b.jpg`. */
function frontOf(file: InputFile, candidates: readonly InputFile[]): InputFile | null {
  const front = scannedBack.exec(path.parse(nameOf(file)).name)?.[1]?.toLowerCase()
  const isFront = (other: InputFile) => [front, `${front}_a`].includes(stemOf(nameOf(other)))
  return front === undefined ? null : (candidates.find(isFront) ?? null)
}

function reasonToReject(name: string): string | undefined {
  if (isZipName(name)) return 'it is a ZIP file: name it itself after npm run import --'
  if (placeholder.test(name))
    return 'it is still in iCloud, and this is only its placeholder: let Finder download it first'
  return packedReason(name)
}

type FindSidecars = ReturnType<typeof findSidecars>

/** Tells why a file of a folder is not needed, undefined for those that are, and of which other one is an edited version. */
function findNeedless(candidates: readonly InputFile[], sidecarsOf: FindSidecars) {
  const described = new Set(candidates.filter((file) => sidecarsOf(file).own).map(nameOf))
  const byKey = Map.groupBy(candidates, (file) => `${kindOf(nameOf(file))} ${stemOf(nameOf(file))}`)
  const originalOf = (file: InputFile): InputFile | undefined => {
    const name = nameOf(file)
    const original = editedFrom(path.parse(name).name) ?? editedInTakeout(name, described)
    const found = byKey.get(`${kindOf(name)} ${original?.toLowerCase()}`) ?? []
    // two phones may have used one number, and nobody knows whose was edited
    return new Set(found.map(nameOf)).size === 1 ? found[0] : undefined
  }
  const edits = new Map(
    candidates.flatMap((file) => {
      const original = originalOf(file)
      return original ? [[nameOf(original), nameOf(file)] as const] : []
    }),
  )
  const reasonToSkip = (name: string) => {
    const edit = edits.get(name)
    return edit && `its edited version is there: ${edit}`
  }
  return { reasonToSkip, originalOf }
}

/** Apple Photos puts `IMG_1.xmp` beside `IMG_1.HEIC`, other programs `IMG_1.HEIC.xmp`. */
function findSidecars(inFolder: readonly InputFile[]) {
  const byName = Map.groupBy(inFolder, nameOf)
  return (photo: InputFile) => {
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
      /** whether Google wrote about this very file */
      own: ownSidecarNames(name).some(find),
    }
  }
}

/** The same for files that belong together, although they may lie in different parts of one export. */
const oneFolder = (file: InputFile) => folderInTakeout(file) ?? `${file.place}/${folderOf(file)}`

const isBeside = (one: InputFile, other: InputFile) =>
  one.place === other.place && folderOf(one) === folderOf(other)

const folderOf = (file: InputFile) => path.posix.dirname(file.path).replace(/^\.$/, '')
/** Macs write accents as letters of their own. */
const nameOf = (file: InputFile) => path.posix.basename(file.path).normalize('NFC')
const stemOf = (name: string) => path.parse(name).name.toLowerCase()
const kindOf = (name: string) => (film.test(name) ? 'film' : 'still')
