import path from 'node:path'
import { shortenList } from '../base/process/runCommand.ts'
import type { DamagedFile } from '../safety/restore/checkFiles.ts'
import type { FoundArchive } from './memorial/findArchive.ts'
import type { SkippedFile } from './photos/findPhotos.ts'
import type { PhotoPlan } from './photos/planPhotos.ts'
import type { LeftOutFile } from './photos/separateLeftOut.ts'
import { texts } from './texts.ts'

/** Prints what an import does not add, and why. Returns the number of files for each reason, for the last line. */
export function printOthers(
  { skipped, duplicates, rejected, leftOut, unread }: Omit<PhotoPlan, 'ordered'>,
  inFull = false,
): string {
  printFiles('Not needed', skipped, inFull)
  printFiles('Already there', duplicates, inFull)
  printFiles('Rejected', rejected, inFull)
  printLeftOut(leftOut, inFull)
  for (const database of unread) console.log(texts.unread(database))
  return `Already there ${duplicates.length}, not needed ${skipped.length}, left out ${leftOut.length}, rejected ${rejected.length}.`
}

/** Prints a sentence for each kind of file, with all folders or with one file as an example, because there may be thousands. */
export function printLeftOut(files: readonly LeftOutFile[], inFull: boolean) {
  for (const [kind, group] of Map.groupBy(files, (file) => file.kind)) {
    const sentence = texts.leftOut[kind](group.length)
    console.log(inFull ? sentence : `${sentence} ${texts.example(group[0]?.path ?? '')}`)
    if (inFull) for (const line of listFolders(group)) console.log(`  ${line}`)
  }
}

/** Lists the folders of files, with the number of files in each. A file that is alone in its folder stands for it. */
const listFolders = (files: readonly LeftOutFile[]): string[] =>
  [...Map.groupBy(files, (file) => path.posix.dirname(file.path))].map(([folder, group]) =>
    group.length === 1 ? (group[0]?.path ?? '') : `${folder}: ${group.length}`,
  )

/** Prints the files, grouped by the kind of their reasons, and the number of files in each group. */
export function printFiles(title: string, files: readonly SkippedFile[], inFull = false) {
  for (const [kind, group] of Map.groupBy(files, ({ reason }) => toReasonKind(reason))) {
    if (group.length > 1) console.log(`${title}, ${group.length} files: ${kind}`)
    const prefix = group.length > 1 ? '  ' : `${title}: `
    const lines = group.map(({ path, reason }) =>
      reason === kind && group.length > 1 ? `${prefix}${path}` : `${prefix}${path}: ${reason}`,
    )
    for (const line of inFull ? lines : shortenList(lines)) console.log(line)
  }
}

/** Prints the files of an archive that were missing when it was written, and those that are damaged. */
export function printLostFiles(
  title: 'Damaged' | 'Left out',
  { missing }: FoundArchive,
  damagedFiles: readonly DamagedFile[],
) {
  printFiles(
    'Missing since the archive was written',
    missing.map(({ file, reason }) => ({ path: file, reason })),
  )
  printFiles(
    title,
    damagedFiles.map(({ path, fault }) => ({ path, reason: `it ${fault.replace(/\.$/, '')}` })),
  )
}

/** Removes file names and titles from a reason, so that files with the same kind of reason form one group. */
function toReasonKind(reason: string): string {
  const [kind = reason] = reason.replace(/^“.*?” /, 'it ').split(/[:,.] | as /)
  return kind.trim()
}
