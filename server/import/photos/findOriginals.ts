import path from 'node:path'
import { type Edtf, readSpan } from '../../../domain/calendar/edtf.ts'
import type { InputFile } from '../../platform/inputs/inputs.ts'
import { findOriginalName, findTakeoutOriginalName } from './findOriginalName.ts'

interface Comparable {
  file: InputFile
  takeoutFiles: readonly InputFile[]
  embeddedAt: Edtf | null
  pixelSize: string | null
}

/**
 * Makes a function that finds the possible originals of an edited photograph in its folder: those of the same kind and of the
 * original's name. There are several if two phones have used the same number. `describedNames` has the names of the photographs with
 * a sidecar file from Google Takeout. `toKind` returns whether a file is a video.
 */
export function findOriginals(
  candidates: readonly InputFile[],
  describedNames: ReadonlySet<string>,
  toName: (file: InputFile) => string,
  toKind: (name: string) => string,
): (file: InputFile) => InputFile[] {
  const toKey = (name: string, stem: string) => `${toKind(name)} ${stem.toLowerCase()}`
  const describedStems = new Set([...describedNames].map((name) => path.parse(name).name))
  const candidatesByKey = Map.groupBy(candidates, (file) =>
    toKey(toName(file), path.parse(toName(file)).name),
  )
  return (file) => {
    const name = toName(file)
    const { name: stem } = path.parse(name)
    const original =
      findOriginalName(stem) ??
      (describedNames.has(name) ? null : findTakeoutOriginalName(stem, describedStems))
    const matches = original === null ? [] : (candidatesByKey.get(toKey(name, original)) ?? [])
    if (matches.length > MAX_ORIGINALS) return []
    const near = matches.filter((other) => toPlace(other) === toPlace(file))
    return near.length > 0 ? near : matches
  }
}

/** If more photographs than these have the original's name, nobody knows which one it is. */
const MAX_ORIGINALS = 20

/**
 * Chooses the original from which an edited photograph was made. Names prove nothing, because two phones use the same numbers: it
 * was taken at the same time, or if one of them does not know when, it has the same size or Google's sidecar describes both.
 * Returns undefined if it is unclear which one it is.
 */
export function chooseOriginal<T extends Comparable>(
  edit: Comparable,
  originals: readonly T[],
): T | undefined {
  // if Google describes the edited version itself, its own sidecar is the first
  const [sidecar] = edit.takeoutFiles
  const isSamePicture = ({ pixelSize, takeoutFiles }: T) =>
    (pixelSize !== null && pixelSize === edit.pixelSize) ||
    (sidecar !== undefined && takeoutFiles.includes(sidecar))
  const byMoment = Map.groupBy(originals, ({ embeddedAt }) => areTogether(embeddedAt, edit.embeddedAt))
  const pool = byMoment.get(true) ?? byMoment.get(null)?.filter(isSamePicture) ?? []
  const chosen = chooseAlike(
    edit.file,
    pool.map(({ file }) => file),
  )
  return pool.find(({ file }) => file === chosen)
}

/** Chooses the only file, or the only one with the same extension. Returns undefined if there are several. */
export function chooseAlike(file: InputFile, others: readonly InputFile[]): InputFile | undefined {
  const alike = others.filter((other) => toExtension(other) === toExtension(file))
  const [chosen, rival] = alike.length > 0 ? alike : others
  return rival ? undefined : chosen
}

/** Whether two dates may be the same moment; null if one of them is unknown. */
function areTogether(one: Edtf | null, other: Edtf | null): boolean | null {
  const [a, b] = [one && readSpan(one), other && readSpan(other)]
  return a && b ? a.from <= b.to && b.from <= a.to : null
}

const toPlace = ({ root, path: filePath }: InputFile) => `${root}\n${path.posix.dirname(filePath)}`
const toExtension = (file: InputFile) => path.extname(file.path).toLowerCase()
