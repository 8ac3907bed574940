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
const companionName = /^(\..*|thumbs\.db|desktop\.ini|ehthumbs\.db|.*\.(aae|json|xmp|html|csv))$/i
/** `.MP` is that of Pixel phones */
const videoName = /\.(mov|mp4|m4v|mp(~\d+)?)$/i
const photoName = /\.(heic|heif|jpe?g)$/i
const placeholderName = /\.icloud$/i
/** Photos on a Mac spreads a library over folders by the first letter of random names: it is one album. */
const inPhotosLibrary = /(?<=\.photoslibrary\/|^)(originals|resources\/renders)\/[\dA-F]$/i
const iCloudDetailsName = /^photo details.*\.csv$/i

/**
 * Tells photographs from what lies beside them. The original of an edited photograph is skipped, because somebody liked the
 * other better.
 */
export async function findPhotos(files: readonly InputFile[]) {
  const { wanted, leftOut, stillOf } = await leaveOut(files)
  const photos: FoundPhoto[] = []
  const skipped: SkippedFile[] = []
  const rejected: SkippedFile[] = []
  for (const inFolder of Map.groupBy(wanted, toFolderKey).values()) {
    const candidates = inFolder.filter(isCandidate)
    const sidecarsOf = findSidecars(inFolder)
    const { reasonToSkip, originalOf } = findOriginals(candidates, sidecarsOf)
    const photoStems = new Set(
      candidates
        .map(toName)
        .filter((name) => photoName.test(name))
        .map(toStem),
    )
    const details = inFolder.filter((file) => iCloudDetailsName.test(toName(file)))
    for (const file of candidates) {
      const name = toName(file)
      const rejection = reasonToReject(name)
      const reason = reasonToSkip(name)
      if (rejection) rejected.push({ path: file.path, reason: rejection })
      else if (reason) skipped.push({ path: file.path, reason })
      else {
        const { own, takeout, xmp } = sidecarsOf(file)
        const original = originalOf(file)
        photos.push({
          file,
          album: folderInTakeout(file) ?? toFolder(file).replace(inPhotosLibrary, ''),
          takeout: original ? [...takeout, ...sidecarsOf(original).takeout] : takeout,
          xmp,
          details,
          // a Pixel phone writes IMG.MP beside IMG.MP.jpg
          isBesidePhoto:
            videoName.test(name) &&
            !own &&
            [toStem(name), name.toLowerCase()].some((each) => photoStems.has(each)),
          still: stillOf(file),
          front: findFront(file, candidates),
        })
      }
    }
  }
  return { photos, leftOut, skipped, rejected }
}

const isCandidate = (file: InputFile) =>
  placeholderName.test(toName(file)) || !companionName.test(toName(file))

/** FastFoto scans the back of `NAME.jpg`, corrected `NAME_a.jpg`, as `NAME_b.jpg`. */
function findFront(file: InputFile, candidates: readonly InputFile[]): InputFile | null {
  const front = scannedBack.exec(path.parse(toName(file)).name)?.[1]?.toLowerCase()
  const isFront = (other: InputFile) => [front, `${front}_a`].includes(toStem(toName(other)))
  return front === undefined ? null : (candidates.find(isFront) ?? null)
}

function reasonToReject(name: string): string | undefined {
  if (isZipName(name)) return 'it is a ZIP file: name it itself after npm run import --'
  if (placeholderName.test(name))
    return 'it is still in iCloud, and this is only its placeholder: let Finder download it first'
  return packedReason(name)
}

type FindSidecars = ReturnType<typeof findSidecars>

/** Tells why a file of a folder is not needed, undefined for those that are, and of which other one is an edited version. */
function findOriginals(candidates: readonly InputFile[], sidecarsOf: FindSidecars) {
  const described = new Set(candidates.filter((file) => sidecarsOf(file).own).map(toName))
  const byKey = Map.groupBy(candidates, (file) => `${toKind(toName(file))} ${toStem(toName(file))}`)
  const originalOf = (file: InputFile): InputFile | undefined => {
    const name = toName(file)
    const original = editedFrom(path.parse(name).name) ?? editedInTakeout(name, described)
    const found = byKey.get(`${toKind(name)} ${original?.toLowerCase()}`) ?? []
    // two phones may have used one number, and nobody knows whose was edited
    return new Set(found.map(toName)).size === 1 ? found[0] : undefined
  }
  const edits = new Map(
    candidates.flatMap((file) => {
      const original = originalOf(file)
      return original ? [[toName(original), toName(file)] as const] : []
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
  const byName = Map.groupBy(inFolder, toName)
  return (photo: InputFile) => {
    const name = toName(photo)
    const isOnlyOne = byName.get(name)?.length === 1
    const find = (sidecar: string) => {
      const found = byName.get(sidecar) ?? []
      return found.find((file) => areInOneFolder(file, photo)) ?? (isOnlyOne ? found[0] : undefined)
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
const toFolderKey = (file: InputFile) => folderInTakeout(file) ?? `${file.place}/${toFolder(file)}`

const areInOneFolder = (one: InputFile, other: InputFile) =>
  one.place === other.place && toFolder(one) === toFolder(other)

const toFolder = (file: InputFile) => path.posix.dirname(file.path).replace(/^\.$/, '')
/** Macs write accents as letters of their own. */
const toName = (file: InputFile) => path.posix.basename(file.path).normalize('NFC')
const toStem = (name: string) => path.parse(name).name.toLowerCase()
const toKind = (name: string) => (videoName.test(name) ? 'video' : 'still')
