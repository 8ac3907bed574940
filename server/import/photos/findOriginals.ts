import path from 'node:path'
import { type Edtf, readSpan } from '../../../domain/calendar/edtf.ts'
import type { InputFile } from '../../platform/inputs/inputs.ts'
import { findOriginalName, findTakeoutOriginalName } from './findOriginalName.ts'

interface DatedPhoto {
  file: InputFile
  embeddedAt: Edtf | null
}

/**
 * Makes a function that finds the possible originals of an edited photograph among the files in its folder: those of the same kind
 * and of the original's name. There are several if two phones have used the same number. `describedNames` has the names of the
 * photographs with a sidecar file from Google Takeout. `toName` returns a file's name, and `toKind` whether it is a video.
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
 * Chooses the original from which an edited photograph was made. It was taken at the same time, if both photographs know when, and
 * has the same extension, if any of them has it. Returns undefined if it is unclear which one it is.
 */
export function chooseOriginal<T extends DatedPhoto>(
  edit: DatedPhoto,
  originals: readonly T[],
): T | undefined {
  const possible = originals.filter(({ embeddedAt }) => areTogether(embeddedAt, edit.embeddedAt) !== false)
  const certain = possible.filter(({ embeddedAt }) => areTogether(embeddedAt, edit.embeddedAt))
  const pool = certain.length > 0 ? certain : possible
  const alike = pool.filter(({ file }) => toExtension(file) === toExtension(edit.file))
  const [chosen, rival] = alike.length > 0 ? alike : pool
  return rival ? undefined : chosen
}

/** Whether two dates may be the same moment; null if one of them is unknown. */
function areTogether(one: Edtf | null, other: Edtf | null): boolean | null {
  const [a, b] = [one && readSpan(one), other && readSpan(other)]
  return a && b ? a.from <= b.to && b.from <= a.to : null
}

const toPlace = ({ root, path: filePath }: InputFile) => `${root}\n${path.posix.dirname(filePath)}`
const toExtension = (file: InputFile) => path.extname(file.path).toLowerCase()
