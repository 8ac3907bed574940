import path from 'node:path'
import { z } from 'zod'
import type { InputFile } from '../inputs.ts'
import { parseJson } from '../../base/parseJson.ts'
import { readSmallText } from './readSmall.ts'
import { googlePhotosName } from './rules.ts'

/** Names that Google, systems and browsers give an export or a piece of one: `takeout-20260102T030405Z-1-001.zip`, `Takeout 2`. */
const exportName = /^takeout([ _.(-]*\d[\w.() -]*)?(\.zip)?$/i
const possibleExportName = /^takeout/i
/** The table of contents in the top folder of an export. */
const contentsName = /^(archive_browser|archiv[ _-]?(ü|u|ue)bersicht)\.html$/i
/** Folders of other Google services. They identify an export without Google Photos, and may hold a copy of an older export. */
const otherServiceName =
  /^((google )?(drive|keep|notizen|chat|hangouts|contacts?|kontakte|kontakty|contactos|contatos|contatti|contacten|контакты|profile?|profil|perfil|profilo|profiel|профиль|mail|e-mail|gmail)|google (account|konto|fit|maps|meet|one|pay|play .*|voice|workspace.*)|my activity|meine aktivitäten|youtube.*|blogger|chrome)$/i

/** Google's JSON about a photograph. */
const photoJson = z.object({ title: z.string(), photoTakenTime: z.object({ timestamp: z.coerce.string() }) })
/** Google's JSON about an album. */
const albumJson = z.union([
  z.object({ title: z.string(), date: z.object({ timestamp: z.coerce.string() }) }),
  z.object({ title: z.string(), access: z.string() }),
  z.object({ albumData: z.object({ title: z.string() }) }),
])

/** A folder directly below an export, and the folders on the way from there to a file. */
interface ExportPart {
  name: string
  below: readonly string[]
}

/**
 * Returns whether a file lies in a part of a Google export other than Google Photos, such as chats, contacts or documents. An
 * export is a folder or ZIP file named Takeout, or one with Google's table of contents in it; its parts are the folders below.
 * The part of Google Photos has its name, or, in any language, holds Google's JSON about photographs or albums. An export
 * without a known part counts as an ordinary folder, and so does a folder inside an export that somebody names.
 */
export async function findOtherGoogleParts(
  files: readonly InputFile[],
): Promise<(file: InputFile) => boolean> {
  const readParts = makePartReader(files)
  const { proven, hasAlbumsOnTop } = await findPhotoParts(files, readParts)
  const isPhotos = ({ name }: ExportPart) => googlePhotosName.test(name) || proven.has(name)
  const isOther = ({ name }: ExportPart) => otherServiceName.test(name)
  const isExport = files.some((file) => readParts(file).some((part) => isPhotos(part) || isOther(part)))
  return (file) => {
    const parts = readParts(file)
    const known = parts.find((part) => isPhotos(part) || isOther(part))
    return known ? isOther(known) : isExport && !hasAlbumsOnTop && parts.length > 0
  }
}

/** Reads JSON files of parts with unknown names, until one file of each part shows that it is Google Photos. */
async function findPhotoParts(files: readonly InputFile[], partsOf: (file: InputFile) => ExportPart[]) {
  const proven = new Set<string>()
  let hasAlbumsOnTop = false
  const unknown = files
    .filter((file) => /\.json$/i.test(file.path))
    .flatMap((file) => partsOf(file).map((part) => ({ ...part, file })))
    .filter(
      ({ name, below }) => below.length < 2 && !googlePhotosName.test(name) && !otherServiceName.test(name),
    )
    .toSorted((a, b) => a.below.length - b.below.length)
  for (const { name, below, file } of unknown) {
    if (proven.has(name)) continue
    const json = parseJson(await readSmallText(file).catch(() => ''))
    const isAboutPhoto = photoJson.safeParse(json).success
    if (isAboutPhoto || albumJson.safeParse(json).success) proven.add(name)
    // then somebody moved the albums out of the folder of Google Photos
    hasAlbumsOnTop ||= isAboutPhoto && below.length === 0
  }
  return { proven, hasAlbumsOnTop }
}

/** Lists the parts of exports that hold a file, outermost first: several when one export lies inside another. */
function makePartReader(files: readonly InputFile[]) {
  const listFolders = ({ root: place, path: file }: InputFile) =>
    [path.basename(place), ...file.split('/').slice(0, -1)].map((name) => name.normalize('NFC'))
  const toKey = (file: InputFile, depth: number) =>
    `${file.root}\n${listFolders(file)
      .slice(0, depth + 1)
      .join('/')}`
  const withContents = new Set(
    files.flatMap((file) =>
      contentsName.test(path.posix.basename(file.path).normalize('NFC'))
        ? [toKey(file, listFolders(file).length - 1)]
        : [],
    ),
  )
  const otherExports = new Set(
    files.flatMap((file) =>
      listFolders(file).flatMap((folder, depth, folders) => {
        const [key, child = ''] = [toKey(file, depth), folders[depth + 1]]
        const isKnown =
          googlePhotosName.test(child) || (withContents.has(key) && otherServiceName.test(child))
        return isKnown && (possibleExportName.test(folder) || withContents.has(key)) ? [key] : []
      }),
    ),
  )
  return (file: InputFile): ExportPart[] => {
    const folders = listFolders(file)
    const isExport = (depth: number) =>
      exportName.test(folders[depth] ?? '') || otherExports.has(toKey(file, depth))
    return folders.flatMap((name, depth) =>
      depth > 0 && isExport(depth - 1) && !isExport(depth) ? [{ name, below: folders.slice(depth + 1) }] : [],
    )
  }
}
