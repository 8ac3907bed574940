import path from 'node:path'
import type { InputFile } from '../../platform/inputs/inputs.ts'
import type { LeftOutKind } from '../texts.ts'
import { findOtherGoogleParts } from './googleParts.ts'
import { makeLibraryPathNamer } from './makeLibraryPathNamer.ts'
import type { Rule } from './rule.ts'
import { rules } from './rules.ts'

/** A picture or video that the import leaves out because nobody would publish it, such as a thumbnail. */
export interface LeftOutFile {
  path: string
  kind: LeftOutKind
}

const pictureNamePattern = /\.(jpe?g|jpe|jfif|mpo|png|gif|webp|avif|hei[cf]s?|hif|tiff?|bmp)$/i
export const videoNamePattern =
  /\.(mp4|mov|qt|m4v|avi|mpe?g|mpe|mod|tod|m2?ts|3gpp?|3g2|wmv|asf|mkv|webm|dv|divx|360|insv)$/i
const companionNamePattern =
  /\.(thm|scr|lrv|lrf|lrprev|crw|cr[23]|nef|nrw|arw|sr[2fw]|orf|rw2|raf|pef|dng|rwl|3fr|iiq|x3f|mrw|kdc|dcr|gpr)$/i
/** In the recycle bin of Windows, the name and date of the deleted file $R1A2B3C.jpg are in $I1A2B3C.jpg. */
const hiddenNamePattern = /^(\.(?!trashed-)|\$I[\dA-Z]{6}\.)/i
/** Matches what Nextcloud adds to the name of a deleted file, and ExifTool to that of an original. */
const addedEndingPattern = /(\.d\d{9,}|_original)$/

/**
 * Separates the wanted files from the pictures and videos that a rule leaves out. Other files that a rule leaves out, such as a
 * library's database, are in neither list. `findStill` finds the small picture that a camera put next to a video.
 */
export async function separateLeftOut(files: readonly InputFile[]) {
  const isOfOtherPart = await findOtherGoogleParts(files)
  const { toKey, findRule } = makeRuleMatcher(files)
  const wantedFiles: InputFile[] = []
  const leftOut: LeftOutFile[] = []
  const stills = new Map<string, InputFile>()
  for (const file of files) {
    const foundRule = isOfOtherPart(file) ? { kind: 'otherGoogle' as const, owner: null } : findRule(file)
    if (foundRule?.kind === 'stills' && foundRule.owner) stills.set(foundRule.owner, file)
    if (!foundRule) wantedFiles.push(file)
    else if (isReported(path.basename(file.path).replace(addedEndingPattern, ''), foundRule.kind))
      leftOut.push({ path: file.path, kind: foundRule.kind })
  }
  return { wanted: wantedFiles, leftOut, findStill: (file: InputFile) => stills.get(toKey(file)) ?? null }
}

/**
 * Whether a file that a rule leaves out is reported, because it is a picture or video. A file without an extension may be a
 * picture in another part of a Google export, in Lightroom's previews and in the backup of an iPhone, but not elsewhere.
 */
const isReported = (name: string, kind: LeftOutKind) =>
  !hiddenNamePattern.test(name) &&
  ([pictureNamePattern, videoNamePattern, companionNamePattern].some((pattern) => pattern.test(name)) ||
    (path.extname(name) === '' && kindsWithoutExtension.has(kind)))

const kindsWithoutExtension: ReadonlySet<LeftOutKind> = new Set(['otherGoogle', 'lightroom', 'phoneBackups'])

/**
 * Returns two functions. `toKey` makes a file's key. `findRule` finds the first rule that leaves a file out; in its result,
 * `owner` is the key of the picture or video that the file belongs to, or null if the rule requires no such picture or video.
 */
function makeRuleMatcher(files: readonly InputFile[]) {
  const toFullPath = makeLibraryPathNamer(files)
  const toKey = (file: InputFile) => makeKey(file.root, removeExtension(toFullPath(file)))
  const listKeys = (...patterns: RegExp[]) =>
    new Set(files.filter((file) => patterns.some((pattern) => pattern.test(file.path))).map(toKey))
  const [videos, media] = [listKeys(videoNamePattern), listKeys(videoNamePattern, pictureNamePattern)]

  const findProvenFolder = makeProofFinder(files, toFullPath)

  const findRule = (file: InputFile): { kind: LeftOutKind; owner: string | null } | null => {
    const fullPath = toFullPath(file)
    for (const rule of rules) {
      const { kind, path: pattern, ownerTemplates, videoOwnerTemplates } = rule
      const start = rule.proof ? findProvenFolder(rule, file) : 0
      const [folder, inFolder] = [fullPath.slice(0, start ?? 0), fullPath.slice(start ?? 0)]
      if (start === null || !pattern.test(inFolder)) continue
      if (!ownerTemplates && !videoOwnerTemplates) return { kind, owner: null }
      const findOwner = (keys: ReadonlySet<string>, templates: readonly string[] = []) =>
        templates
          .map((template) => makeKey(file.root, `${folder}${inFolder.replace(pattern, template)}`))
          .find((key) => keys.has(key))
      const owner = findOwner(media, ownerTemplates) ?? findOwner(videos, videoOwnerTemplates)
      if (owner !== undefined) return { kind, owner }
    }
    return null
  }
  return { toKey, findRule }
}

/**
 * Makes a function that finds the folder of a file that a rule is about, as the number of characters of its path. Another file in
 * that folder proves it.
 */
function makeProofFinder(files: readonly InputFile[], toFullPath: (file: InputFile) => string) {
  const findFolders = ({ proof }: Rule) =>
    new Set(
      files.flatMap((file) => {
        const folder = proof?.exec(toFullPath(file))?.[1]
        return folder === undefined ? [] : [`${file.root}\n${folder}`]
      }),
    )
  const provenFolders = new Map(rules.map((rule) => [rule, findFolders(rule)]))
  return (rule: Rule, file: InputFile): number | null => {
    const folders = provenFolders.get(rule)
    if (!folders?.size) return null
    const fullPath = toFullPath(file)
    for (let end = fullPath.indexOf('/', 1); end > 0; end = fullPath.indexOf('/', end + 1))
      if (
        folders.has(`${file.root}\n${fullPath.slice(0, end + 1)}`) &&
        rule.path.test(fullPath.slice(end + 1))
      )
        return end + 1
    return null
  }
}

const removeExtension = (file: string) => file.replace(/\.[^./]*$/, '')
const makeKey = (root: string, stem: string) => `${root}\n${stem.toLowerCase()}`
