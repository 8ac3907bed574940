import path from 'node:path'
import type { InputFile } from '../../platform/inputs/inputs.ts'
import { normalizeUnicode } from '../../../domain/normalizeUnicode.ts'
import { readSmallText } from './readSmall.ts'
import { namePatterns } from '../../../domain/files/formats.ts'
import { parseTakeout } from './takeout.ts'

export interface Sidecar {
  file: InputFile
  name: string
}

/**
 * Matches the sidecar files in a folder of Google Takeout with its photographs. `findFiles` lists those for a photograph's name,
 * `unmatched` the others. The sidecar of `IMG(1).jpg` is `IMG.jpg.supplemental-metadata(1).json`; it lacks the extension of a
 * photograph that was uploaded without one. Takeout cuts both names, by letters or by bytes: if a name is cut or fits several
 * photographs, the title in the file decides, or else the file describes none. Sources: github.com/simulot/immich-go issues 35 and
 * 674, github.com/ente/ente pull request 4956, github.com/Xentraxx/GooglePhotosTakeoutHelper_Neo issue 29.
 */
export async function matchSidecars(sidecars: readonly Sidecar[], photoNames: Iterable<string>) {
  const names = new Set(photoNames)
  const findByName = indexSidecars(sidecars)
  const findByTitle = indexTitles(names)
  const ownersByFile = new Map<InputFile, { fit: Fit; names: string[] }>()
  for (const name of names)
    for (const [file, fit] of findByName(name)) {
      const owners = ownersByFile.get(file)
      if (!owners || fit < owners.fit) ownersByFile.set(file, { fit, names: [name] })
      else if (fit === owners.fit) owners.names.push(name)
    }
  const filesByOwner = new Map<string, InputFile[]>()
  const undecidedSidecars: Sidecar[] = []
  for (const sidecar of sidecars) {
    const { fit, names: owners = [] } = ownersByFile.get(sidecar.file) ?? {}
    const isCertain = owners.length === 1 && (fit === 0 || !isLong(sidecar.name))
    if (isCertain) addTo(filesByOwner, owners[0] ?? '', sidecar.file)
    else if (owners.length > 0 || mayBeCut(sidecar.name)) undecidedSidecars.push(sidecar)
  }
  const claims: { file: InputFile; titles: string[]; number: string }[] = []
  const unnumberedClaims: typeof claims = []
  for (const { file, name } of undecidedSidecars) {
    const { fileName = '', writtenName = '' } = parseTakeout(await readSmallText(file, () => undefined)) ?? {}
    const claim = { file, titles: [fileName, writtenName], number: splitSidecarName(name).number }
    claims.push(claim)
    // if two names are the same after the cut, Takeout numbers only the sidecar; a name with the number takes precedence
    if (claim.number && isLong(name)) unnumberedClaims.push({ ...claim, number: '' })
  }
  const decidedFiles = new Set<InputFile>()
  for (const { file, titles, number } of [...claims, ...unnumberedClaims]) {
    const owner = titles.map((title) => findByTitle(title, number)).find((found) => found !== undefined)
    const isDescribed = filesByOwner.get(owner ?? '')?.some((other) => areInOneFolder(other, file))
    if (owner === undefined || isDescribed || decidedFiles.has(file)) continue
    addTo(filesByOwner, owner, file)
    decidedFiles.add(file)
    ownersByFile.set(file, { fit: 0, names: [owner] })
  }
  const isFree = (file: InputFile) => !ownersByFile.has(file)
  return {
    findFiles: (name: string): InputFile[] =>
      // a name that is not in the folder is that of an edited photograph's missing original
      filesByOwner.get(name) ?? [...findByName(name).keys()].filter(isFree),
    unmatched: sidecars.map(({ file }) => file).filter(isFree),
  }
}

export const areInOneFolder = (one: InputFile, other: InputFile) =>
  one.root === other.root && path.posix.dirname(one.path) === path.posix.dirname(other.path)

const ENDINGS = ['.supplemental-metadata', '.metadata']
/** Takeout cuts names to 46 or 47 letters or bytes. A cut in the middle of a letter may drop three more bytes. */
const MIN_CUT_BYTES = 43

const isLong = (name: string) => Buffer.byteLength(name.replace(/\.json$/i, '')) >= MIN_CUT_BYTES
/** Whether a sidecar's name may be cut. A name with letters that are not English may also be unreadable where it was cut. */
const mayBeCut = (name: string) => isLong(name) || !/^[ -~]*$/.test(name)

/** The ways in which names fit, the most certain first: with the photograph's extension, and without it. */
type Fit = 0 | 1 | 2

/** Returns a function that finds the sidecar files whose complete names fit a photograph's name. */
function indexSidecars(sidecars: readonly Sidecar[]) {
  const filesByKey = new Map<string, InputFile[]>()
  for (const { file, name } of sidecars) {
    const { base, stem, number } = splitSidecarName(name)
    for (const key of new Set([toKey(stem, number), toKey(...splitNumber(base))]))
      addTo(filesByKey, key, file)
  }
  return (photoName: string): Map<InputFile, Fit> => {
    const { name, ext } = path.parse(photoName)
    const [stem, number] = splitNumber(name)
    const keys: [string, Fit][] = [
      // the moving part of a Live Photo has no sidecar file of its own
      [toKey(stem, number), namePatterns.video.test(photoName) ? 2 : 1],
      [toKey(photoName, ''), 0],
      [toKey(`${stem}${ext}`, number), 0],
    ]
    return new Map(
      keys.flatMap(([key, fit]) => (filesByKey.get(key) ?? []).map((file) => [file, fit] as const)),
    )
  }
}

function splitSidecarName(name: string) {
  const base = name.replace(/\.json$/i, '')
  const [body, numberAtEnd] = splitNumber(base)
  const ending = body.slice(Math.max(0, body.lastIndexOf('.')))
  const stem = ENDINGS.some((each) => each.startsWith(ending)) ? body.slice(0, -ending.length) : body
  const [unnumbered, number] = numberAtEnd ? [stem, numberAtEnd] : splitNumber(stem)
  return { base, stem: unnumbered, number }
}

/** Separates the number that Takeout adds to a duplicate name, such as `(1)`. */
function splitNumber(text: string): [stem: string, number: string] {
  const number = /\(\d+\)$/.exec(text)?.[0] ?? ''
  return [text.slice(0, text.length - number.length), number]
}

const toKey = (stem: string, number: string) => `${stem}\n${number}`

/**
 * Returns a function that finds the only photograph of a title and a number: the one of exactly this name, or else the one whose
 * name is cut and is the longest beginning of the title.
 */
function indexTitles(photoNames: Iterable<string>) {
  const [namesByTitle, namesByBeginning] = [new Map<string, string[]>(), new Map<string, string[]>()]
  for (const photoName of photoNames) {
    const { name, ext } = path.parse(photoName)
    const [stem, number] = splitNumber(name)
    for (const title of new Set([`${stem}${ext}`, stem]))
      addTo(namesByTitle, toKey(toTitle(title), number), photoName)
    if (number) addTo(namesByTitle, toKey(toTitle(photoName), ''), photoName)
    // systems replace the rest of a letter that was cut in the middle
    const beginning = toTitle(stem.replace(/[?_\u{fffd}]{1,4}$/u, ''))
    if (isLong(name))
      for (const ending of [ext.toLowerCase(), ''])
        addTo(namesByBeginning, toKey(beginning, `${number}${ending}`), photoName)
  }
  return (title: string, number: string): string | undefined => {
    const wanted = toTitle(title)
    const ext = /\.\w{2,4}$/.exec(title.toLowerCase())?.[0] ?? ''
    let found = namesByTitle.get(toKey(wanted, number))
    for (let length = Math.min(wanted.length, MAX_LENGTH); !found && length > 0; length--)
      found = namesByBeginning.get(toKey(wanted.slice(0, length), `${number}${ext}`))
    return found?.length === 1 ? found[0] : undefined
  }
}

/** The maximum length of a name that was cut, in characters. */
const MAX_LENGTH = 64

/** Makes a title and names comparable, because Takeout and other systems replace characters that a name may not contain. */
const toTitle = (text: string) =>
  normalizeUnicode(text, 'NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{So}]+/gu, '_')

function addTo<T>(map: Map<string, T[]>, key: string, item: T) {
  const items = map.get(key)
  if (items) items.push(item)
  else map.set(key, [item])
}
