import path from 'node:path'
import { findPackedReason } from '../../platform/inputs/findPackedReason.ts'
import type { InputFile } from '../../platform/inputs/inputs.ts'
import { isZipName } from '../../platform/zip/isZipName.ts'
import { findOriginalName, findTakeoutOriginalName } from './findOriginalName.ts'
import { separateLeftOut } from './separateLeftOut.ts'
import { scannedBackNamePattern } from './rules.ts'
import { findTakeoutFolder, listOwnSidecarNames, listSidecarNames } from './takeout.ts'
import { normalizeUnicode } from '../../../domain/normalizeUnicode.ts'

/** A file that may be a photograph or video, and the files that describe this photograph or video. */
export interface FoundPhoto {
  file: InputFile
  /** name of the file's folder */
  album: string
  /** JSON files from Google Takeout that may describe the photograph; the most likely file is first */
  takeoutFiles: InputFile[]
  xmpFile: InputFile | null
  /** CSV files of an iCloud export in the same folder; each describes many photographs */
  detailsFiles: InputFile[]
  /** whether the file, if it is short, is the moving part of a Live Photo */
  mayBeMovingPart: boolean
  /** the small picture that a camera put next to the video */
  stillFile: InputFile | null
  /** the scanned front of a photograph, if `file` is its scanned back; otherwise null */
  frontFile: InputFile | null
}

export interface SkippedFile {
  path: string
  reason: string
}

/** Matches names of files that are not photographs or videos, but come with them. */
const companionNamePattern = /^(\..*|thumbs\.db|desktop\.ini|ehthumbs\.db|.*\.(aae|json|xmp|html|csv))$/i
/** Matches names of videos that may be the moving part of a Live Photo. Pixel phones use the extension `.MP`. */
const videoNamePattern = /\.(mov|mp4|m4v|mp(~\d+)?)$/i
const photoNamePattern = /\.(heic|heif|jpe?g)$/i
const placeholderNamePattern = /\.icloud$/i
/**
 * Matches the subfolders of a library of Apple Photos. Photos distributes photographs over them by the first character of a
 * random name, so all these subfolders count as a single album.
 */
const libraryFolderPattern = /(?<=\.photoslibrary\/|^)(originals|resources\/renders)\/[\dA-F]$/i
const iCloudDetailsNamePattern = /^photo details.*\.csv$/i

/**
 * Separates photographs and videos from other files. If a photograph has an edited version, skips the original, because somebody
 * preferred the edited version.
 */
export async function findPhotos(files: readonly InputFile[]) {
  const { wanted, leftOut, findStill } = await separateLeftOut(files)
  const photos: FoundPhoto[] = []
  const skipped: SkippedFile[] = []
  const rejected: SkippedFile[] = []
  for (const folderFiles of Map.groupBy(wanted, toFolderKey).values()) {
    const candidates = folderFiles.filter(isCandidate)
    const getSidecars = findSidecars(folderFiles)
    const { reasonToSkip, findOriginal } = findOriginals(candidates, getSidecars)
    const photoStems = new Set(
      candidates
        .map(toName)
        .filter((name) => photoNamePattern.test(name))
        .map(toStem),
    )
    const details = folderFiles.filter((file) => iCloudDetailsNamePattern.test(toName(file)))
    for (const file of candidates) {
      const name = toName(file)
      const rejection = reasonToReject(name)
      const reason = reasonToSkip(name)
      if (rejection) rejected.push({ path: file.path, reason: rejection })
      else if (reason) skipped.push({ path: file.path, reason })
      else {
        const { hasOwnSidecar, takeout, xmp } = getSidecars(file)
        const original = findOriginal(file)
        photos.push({
          file,
          album: findTakeoutFolder(file) ?? toFolder(file).replace(libraryFolderPattern, ''),
          takeoutFiles: original ? [...takeout, ...getSidecars(original).takeout] : takeout,
          xmpFile: xmp,
          detailsFiles: details,
          // the photograph has the same name except for its extension; on Pixel phones, the photograph of IMG.MP is IMG.MP.jpg
          mayBeMovingPart:
            videoNamePattern.test(name) &&
            !hasOwnSidecar &&
            [toStem(name), name.toLowerCase()].some((each) => photoStems.has(each)),
          stillFile: findStill(file),
          frontFile: findFront(file, candidates),
        })
      }
    }
  }
  return { photos, leftOut, skipped, rejected }
}

const isCandidate = (file: InputFile) =>
  placeholderNamePattern.test(toName(file)) || !companionNamePattern.test(toName(file))

/**
 * Finds the front of a photograph whose back was scanned with FastFoto. FastFoto saves the front as `NAME.jpg`, a corrected
 * version of the front as `NAME_a.jpg`, and the back as `NAME_b.jpg`.
 */
function findFront(file: InputFile, candidates: readonly InputFile[]): InputFile | null {
  const front = scannedBackNamePattern.exec(path.parse(toName(file)).name)?.[1]?.toLowerCase()
  const isFront = (other: InputFile) => [front, `${front}_a`].includes(toStem(toName(other)))
  return front === undefined ? null : (candidates.find(isFront) ?? null)
}

function reasonToReject(name: string): string | undefined {
  if (isZipName(name)) return 'it is a ZIP file: give its own name after npm run import --'
  if (placeholderNamePattern.test(name))
    return 'it is only a placeholder, and the photograph is still in iCloud: let Finder download it first'
  return findPackedReason(name)
}

type FindSidecars = ReturnType<typeof findSidecars>

/**
 * Finds pairs of an original and its edited version. Returns two functions: `findOriginal` finds the original of an edited
 * version; `reasonToSkip` returns a reason to skip an original that has an edited version, otherwise undefined.
 */
function findOriginals(candidates: readonly InputFile[], getSidecars: FindSidecars) {
  const describedNames = new Set(candidates.filter((file) => getSidecars(file).hasOwnSidecar).map(toName))
  const candidatesByKey = Map.groupBy(candidates, (file) => `${toKind(toName(file))} ${toStem(toName(file))}`)
  const findOriginal = (file: InputFile): InputFile | undefined => {
    const name = toName(file)
    const original = findOriginalName(path.parse(name).name) ?? findTakeoutOriginalName(name, describedNames)
    const matches = candidatesByKey.get(`${toKind(name)} ${original?.toLowerCase()}`) ?? []
    // if two phones have used the same number, the original is unknown
    return new Set(matches.map(toName)).size === 1 ? matches[0] : undefined
  }
  const editsByOriginal = new Map(
    candidates.flatMap((file) => {
      const original = findOriginal(file)
      return original ? [[toName(original), toName(file)] as const] : []
    }),
  )
  const reasonToSkip = (name: string) => {
    const edit = editsByOriginal.get(name)
    return edit && `its edited version is there: ${edit}`
  }
  return { reasonToSkip, findOriginal }
}

/**
 * Makes a function that finds the sidecar files of a photograph. Apple Photos puts `IMG_1.xmp` next to `IMG_1.HEIC`; other
 * programs put `IMG_1.HEIC.xmp` there.
 */
function findSidecars(folderFiles: readonly InputFile[]) {
  const byName = Map.groupBy(folderFiles, toName)
  return (photo: InputFile) => {
    const name = toName(photo)
    const isOnlyOne = byName.get(name)?.length === 1
    const findSidecar = (sidecar: string) => {
      const matches = byName.get(sidecar) ?? []
      return matches.find((file) => areInOneFolder(file, photo)) ?? (isOnlyOne ? matches[0] : undefined)
    }
    const xmpNames = [name, path.parse(name).name].flatMap((each) => [`${each}.xmp`, `${each}.XMP`])
    return {
      takeout: listSidecarNames(name).flatMap((each) => findSidecar(each) ?? []),
      xmp: xmpNames.flatMap((each) => findSidecar(each) ?? [])[0] ?? null,
      /** whether Google Takeout wrote a sidecar file for this exact photograph */
      hasOwnSidecar: listOwnSidecarNames(name).some(findSidecar),
    }
  }
}

/** Makes the key of a file's folder. A folder that Google split over several ZIP files has the same key in all of them. */
const toFolderKey = (file: InputFile) => findTakeoutFolder(file) ?? `${file.root}/${toFolder(file)}`

const areInOneFolder = (one: InputFile, other: InputFile) =>
  one.root === other.root && toFolder(one) === toFolder(other)

const toFolder = (file: InputFile) => path.posix.dirname(file.path).replace(/^\.$/, '')
/** Normalizes the name, because Macs write accents as separate characters. */
const toName = (file: InputFile) => normalizeUnicode(path.posix.basename(file.path), 'NFC')
const toStem = (name: string) => path.parse(name).name.toLowerCase()
const toKind = (name: string) => (videoNamePattern.test(name) ? 'video' : 'still')
