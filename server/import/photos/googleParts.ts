import path from 'node:path'
import { z } from 'zod'
import type { InputFile } from '../../platform/inputs/inputs.ts'
import { parseJson } from '../../base/parseJson.ts'
import { readSmallText } from './readSmall.ts'
import { googlePhotosNamePattern } from './rules.ts'
import { normalizeUnicode } from '../../../domain/normalizeUnicode.ts'

/** Matches the names that Google and browsers give an export, such as `takeout-20260102T030405Z-1-001.zip` and `Takeout 2`. */
const exportNamePattern = /^takeout([ _.(-]*\d[\w.() -]*)?(\.zip)?$/i
const possibleExportNamePattern = /^takeout/i
/** Matches the file name of the table of contents in the top folder of an export. */
const contentsNamePattern = /^(archive_browser|archiv[ _-]?(ü|u|ue)bersicht)\.html$/i
/**
 * Matches the folder names of other Google services. Such a folder shows that its parent is an export, even if that export lacks
 * Google Photos. The folder may itself contain an older export.
 */
const otherServiceNamePattern =
  /^((google )?(drive|keep|notizen|chat|hangouts|contacts?|kontakte|kontakty|contactos|contatos|contatti|contacten|контакты|profile?|profil|perfil|profilo|profiel|профиль|mail|e-mail|gmail)|google (account|konto|fit|maps|meet|one|pay|play .*|voice|workspace.*)|my activity|meine aktivitäten|youtube.*|blogger|chrome)$/i

/** Matches the names of parts that no other program gives a folder. Next to Google Photos, such a part proves an export. */
const unmistakablePartNamePattern =
  /^(google (chat|hangouts|account|konto|fit|maps|meet|one|pay|play .*|voice|workspace.*)|hangouts|my activity|meine aktivitäten|youtube \S+ youtube music)$/i

const photoJson = z.object({ title: z.string(), photoTakenTime: z.object({ timestamp: z.coerce.string() }) })
/** The schema of the JSON about an album in Google Photos. */
export const albumJson = z.union([
  z.object({ title: z.string(), date: z.object({ timestamp: z.coerce.string() }) }),
  z.object({ title: z.string(), access: z.string() }),
  z.object({ albumData: z.object({ title: z.string() }) }),
])

/**
 * A part of an export, which is a folder directly in the export's top folder, and the location of a certain file in this part.
 */
interface ExportPart {
  name: string
  /** names of the folders between the part and the file */
  subfolders: readonly string[]
}

/**
 * Makes a function that tells whether a file belongs to a part of a Google export other than Google Photos, such as chats. An export
 * is named Takeout, has Google's table of contents, or, if somebody packed only what is in Takeout, holds Google Photos next to parts
 * that prove it. Its parts are the folders in it, also if the user imports only one of them. Google Photos is recognized by its name,
 * or by Google's JSON. An export without a known part counts as an ordinary folder.
 */
export async function findOtherGoogleParts(
  files: readonly InputFile[],
): Promise<(file: InputFile) => boolean> {
  const listParts = makePartReader(files)
  const { provenNames, hasAlbumsOnTop } = await findPhotoParts(files, listParts)
  const isGooglePhotos = ({ name }: ExportPart) => googlePhotosNamePattern.test(name) || provenNames.has(name)
  const isOther = ({ name }: ExportPart) => otherServiceNamePattern.test(name)
  const isExport = files.some((file) => listParts(file).some((part) => isGooglePhotos(part) || isOther(part)))
  return (file) => {
    const parts = listParts(file)
    const knownPart = parts.find((part) => isGooglePhotos(part) || isOther(part))
    return knownPart ? isOther(knownPart) : isExport && !hasAlbumsOnTop && parts.length > 0
  }
}

/**
 * Finds the parts of Google Photos that have unknown names. Reads JSON files of a part until one is about a photograph or album.
 */
async function findPhotoParts(files: readonly InputFile[], listParts: (file: InputFile) => ExportPart[]) {
  const provenNames = new Set<string>()
  let hasAlbumsOnTop = false
  const unknownParts = files
    .filter((file) => /\.json$/i.test(file.path))
    .flatMap((file) => listParts(file).map((part) => ({ ...part, file })))
    .filter(
      ({ name, subfolders }) =>
        subfolders.length < 2 && !googlePhotosNamePattern.test(name) && !otherServiceNamePattern.test(name),
    )
    .toSorted((a, b) => a.subfolders.length - b.subfolders.length)
  for (const { name, subfolders, file } of unknownParts) {
    if (provenNames.has(name)) continue
    const json = parseJson(await readSmallText(file, () => undefined))
    const isAboutPhoto = photoJson.safeParse(json).success
    if (isAboutPhoto || albumJson.safeParse(json).success) provenNames.add(name)
    // JSON about a photograph directly in a part shows that somebody moved the albums out of the folder of Google Photos
    hasAlbumsOnTop ||= isAboutPhoto && subfolders.length === 0
  }
  return { provenNames, hasAlbumsOnTop }
}

/**
 * Makes a function that lists the parts of exports that contain a file, outermost first. There are several if an export contains
 * another export.
 */
function makePartReader(files: readonly InputFile[]) {
  const listFolders = ({ root, path: filePath }: InputFile) =>
    [path.basename(root), ...filePath.split('/').slice(0, -1)].map((name) => normalizeUnicode(name, 'NFC'))
  const toKey = (file: InputFile, depth: number) =>
    `${file.root}\n${listFolders(file)
      .slice(0, depth + 1)
      .join('/')}`
  const keysWithContents = new Set(
    files.flatMap((file) =>
      contentsNamePattern.test(normalizeUnicode(path.posix.basename(file.path), 'NFC'))
        ? [toKey(file, listFolders(file).length - 1)]
        : [],
    ),
  )
  const childNames = new Map<string, Set<string>>()
  for (const file of files)
    for (const [depth, child] of listFolders(file).slice(1).entries())
      childNames.set(toKey(file, depth), (childNames.get(toKey(file, depth)) ?? new Set()).add(child))
  const otherExportKeys = new Set(
    files.flatMap((file) =>
      listFolders(file).flatMap((folder, depth, folders) => {
        const [key, child = ''] = [toKey(file, depth), folders[depth + 1]]
        const isKnown =
          googlePhotosNamePattern.test(child) ||
          (keysWithContents.has(key) && otherServiceNamePattern.test(child))
        return isKnown && (possibleExportNamePattern.test(folder) || keysWithContents.has(key)) ? [key] : []
      }),
    ),
  )
  for (const [key, names] of childNames) if (isGoogleExport([...names])) otherExportKeys.add(key)
  return (file: InputFile): ExportPart[] => {
    const folders = listFolders(file)
    const isExport = (depth: number) =>
      exportNamePattern.test(folders[depth] ?? '') || otherExportKeys.has(toKey(file, depth))
    return folders.flatMap((name, depth) =>
      depth > 0 && isExport(depth - 1) && !isExport(depth)
        ? [{ name, subfolders: folders.slice(depth + 1) }]
        : [],
    )
  }
}

/**
 * Whether folders next to each other are the parts of an export: Google Photos, and a part that only Google makes, or else nothing
 * but parts of Google.
 */
function isGoogleExport(names: readonly string[]): boolean {
  const otherNames = names.filter((name) => !googlePhotosNamePattern.test(name))
  if (otherNames.length === 0 || otherNames.length === names.length) return false
  return (
    otherNames.some((name) => unmistakablePartNamePattern.test(name)) ||
    otherNames.every((name) => otherServiceNamePattern.test(name))
  )
}
