import path from 'node:path'
import { findPackedReason } from '../../platform/inputs/findPackedReason.ts'
import type { InputFile } from '../../platform/inputs/inputs.ts'
import { isZipName } from '../../platform/zip/isZipName.ts'
import { findOriginalName, scannedBackNamePattern } from './findOriginalName.ts'
import { chooseAlike, findOriginals } from './findOriginals.ts'
import { parseJson } from '../../base/parseJson.ts'
import { albumJson } from './googleParts.ts'
import { readSmallText } from './readSmall.ts'
import { separateLeftOut } from './separateLeftOut.ts'
import { findTakeoutFolder } from './takeout.ts'
import { areInOneFolder, matchSidecars } from './takeoutSidecars.ts'
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
  /** photographs of the file's name: if the file is a short video of the same moment, it is their moving part */
  livePhotoFiles: InputFile[]
  /** the small picture that a camera put next to the video */
  stillFile: InputFile | null
  /** the scanned front of a photograph, if `file` is its scanned back; otherwise null */
  frontFile: InputFile | null
  /** files that may be the original of the photograph, if `file` is an edited version */
  originalFiles: InputFile[]
  /**
   * whether Google Takeout put the photograph into the folder of its year, in which case it may also be in an album. The folders are
   * named in the user's language, such as `Foton från 2004`, and have no JSON about an album.
   */
  isFromYearFolder: boolean
}

export interface SkippedFile {
  path: string
  reason: string
}

/** Matches names of files that are not photographs or videos, but come with them: of systems, exports, programs and cameras. */
const companionNamePattern =
  /^(\..*|thumbs\.db|ehthumbs\.db|photothumb\.db|zbthumbnail\.info|.*\.(ini|aae|json|xmp|xml|html|csv|pp3|co[st]|cop|dop|jbf|ctg|mrk|cpi|mpl|bdm|td[ti]|tid|vpl|bnp|ind|moi|pgi|mgr|cif|srt|idx))$/i
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

/** Separates photographs and videos from other files, and finds the files that belong to each. */
export async function findPhotos(files: readonly InputFile[]) {
  const { wanted, leftOut, findStill } = await separateLeftOut(files)
  const photos: FoundPhoto[] = []
  const rejected: SkippedFile[] = []
  for (const folderFiles of Map.groupBy(wanted, toFolderKey).values()) {
    const candidates = folderFiles.filter(isCandidate)
    const { getSidecars, otherJson } = await findSidecars(folderFiles, candidates)
    const describedNames = candidates.filter((file) => getSidecars(file).hasOwnSidecar).map(toName)
    const listOriginals = findOriginals(candidates, new Set(describedNames), toName, toKind)
    const isFromYearFolder =
      isNamedAfterYear(folderFiles[0]) &&
      (describedNames.length > 0 || folderFiles.some(findTakeoutFolder)) &&
      !(await hasAlbumJson(otherJson))
    const photosByStem = Map.groupBy(
      candidates.filter((file) => photoNamePattern.test(toName(file))),
      (file) => toStem(toName(file)),
    )
    const details = folderFiles.filter((file) => iCloudDetailsNamePattern.test(toName(file)))
    for (const file of candidates) {
      const name = toName(file)
      const rejection = reasonToReject(name)
      if (rejection) rejected.push({ path: file.path, reason: rejection })
      else {
        const { hasOwnSidecar, takeout, xmp } = getSidecars(file)
        const originalFiles = listOriginals(file)
        const original = chooseAlike(file, originalFiles)
        photos.push({
          file,
          album: findTakeoutFolder(file) ?? toFolder(file).replace(libraryFolderPattern, ''),
          takeoutFiles: original ? [...takeout, ...getSidecars(original).takeout] : takeout,
          xmpFile: xmp,
          detailsFiles: details,
          // the photograph has the same name except for its extension; on Pixel phones, the photograph of IMG.MP is IMG.MP.jpg
          livePhotoFiles:
            videoNamePattern.test(name) && !hasOwnSidecar
              ? [toStem(name), name.toLowerCase()].flatMap((each) => photosByStem.get(each) ?? [])
              : [],
          stillFile: findStill(file),
          frontFile: findFront(file, candidates),
          originalFiles,
          isFromYearFolder,
        })
      }
    }
  }
  return { photos, leftOut, rejected }
}

const isCandidate = (file: InputFile) =>
  placeholderNamePattern.test(toName(file)) || !companionNamePattern.test(toName(file))

/**
 * Finds the front of a photograph whose back was scanned with FastFoto. FastFoto saves the front as `NAME.jpg`, a corrected
 * version of the front as `NAME_a.jpg`, and the back as `NAME_b.jpg`.
 */
function findFront(file: InputFile, candidates: readonly InputFile[]): InputFile | null {
  const front = scannedBackNamePattern.exec(path.parse(toName(file)).name)?.[1]?.toLowerCase()
  const find = (stem: string) => candidates.find((other) => toStem(toName(other)) === stem) ?? null
  return front === undefined ? null : (find(`${front}_a`) ?? find(front))
}

function reasonToReject(name: string): string | undefined {
  if (isZipName(name)) return 'it is a ZIP file: give its own name after npm run import --'
  if (placeholderNamePattern.test(name))
    return 'it is only a placeholder, and the photograph is still in iCloud: let Finder download it first'
  return findPackedReason(name)
}

/**
 * Makes a function that finds the sidecar files of a photograph. Apple Photos puts `IMG_1.xmp` next to `IMG_1.HEIC`; other
 * programs put `IMG_1.HEIC.xmp` there. In an export of Google Takeout, an edited photograph shares the sidecar of its original.
 */
async function findSidecars(folderFiles: readonly InputFile[], candidates: readonly InputFile[]) {
  const byName = Map.groupBy(folderFiles, toName)
  const sidecars = folderFiles.map((file) => ({ file, name: toName(file) })).filter(isJson)
  const { findFiles, unmatched } = await matchSidecars(sidecars, candidates.map(toName))
  const getSidecars = (photo: InputFile) => {
    const name = toName(photo)
    const isOnlyOne = byName.get(name)?.length === 1
    const chooseNear = (matches: readonly InputFile[]) => {
      const near = matches.filter((file) => areInOneFolder(file, photo))
      return near.length > 0 || !isOnlyOne ? near : matches
    }
    const xmpNames = [name, path.parse(name).name].flatMap((each) => [`${each}.xmp`, `${each}.XMP`])
    const ownTakeout = chooseNear(findFiles(name))
    return {
      takeout: [ownTakeout, ...listOriginalNames(name).map((each) => chooseNear(findFiles(each)))].flat(),
      xmp: xmpNames.flatMap((each) => chooseNear(byName.get(each) ?? []))[0] ?? null,
      /** whether Google Takeout wrote a sidecar file for this exact photograph */
      hasOwnSidecar: ownTakeout.length > 0,
    }
  }
  return { getSidecars, otherJson: unmatched }
}

const isJson = ({ name }: { name: string }) => /\.json$/i.test(name)

/** Lists the names that the original of an edited photograph may have; the most likely one is first. */
function listOriginalNames(photo: string): string[] {
  const { name, ext } = path.parse(photo)
  const unedited = findOriginalName(name) ?? name
  const stems = [unedited, findOriginalName(unedited) ?? unedited, name.replace(/-effects$/i, '')]
  return [...new Set(stems)].filter((stem) => stem !== name).map((stem) => `${stem}${ext}`)
}

/** Whether the name of a file's folder has a year and no other number, in any digits. */
function isNamedAfterYear(file: InputFile | undefined): boolean {
  const [year = '', ...more] = path.posix.basename(file ? toFolder(file) : '').match(/\p{Nd}+/gu) ?? []
  return more.length === 0 && /^(?:(?:18|19|20)\d\d|[^\d]{4})$/.test(year)
}

async function hasAlbumJson(files: readonly InputFile[]): Promise<boolean> {
  for (const file of files) {
    const json = parseJson(await readSmallText(file, () => undefined))
    if (albumJson.safeParse(json).success) return true
  }
  return false
}

/** Makes the key of a file's folder. A folder that Google split over several ZIP files has the same key in all of them. */
const toFolderKey = (file: InputFile) => findTakeoutFolder(file) ?? `${file.root}/${toFolder(file)}`

const toFolder = (file: InputFile) => path.posix.dirname(file.path).replace(/^\.$/, '')
/** Normalizes the name, because Macs write accents as separate characters. */
const toName = (file: InputFile) => normalizeUnicode(path.posix.basename(file.path), 'NFC')
const toStem = (name: string) => path.parse(name).name.toLowerCase()
const toKind = (name: string) => (videoNamePattern.test(name) ? 'video' : 'still')
