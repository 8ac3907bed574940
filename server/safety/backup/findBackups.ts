import type { InputFile } from '../../platform/inputs/inputs.ts'
import { DATABASE_NAME, MANIFEST_NAME } from './manifest.ts'

/** A backup among the files of a folder or ZIP file. */
export interface FoundBackup {
  /** such as 2026-11-20T03-00-00Z */
  name: string
  root: string
  /** the folder in `root` with the backup and files/: empty, or ends in '/', such as 'walter/' after it was packed again */
  folder: string
  manifestFile?: InputFile
}

const backupFilePattern = new RegExp(
  String.raw`^((?:.*/)?)(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)/(${MANIFEST_NAME}|${DATABASE_NAME})$`,
  'i',
)

/** Finds all backups by the files in their subfolders. */
export function findBackups(files: readonly InputFile[]): FoundBackup[] {
  const backups = new Map<string, FoundBackup>()
  for (const file of files) {
    const [, folder = '', name, fileName] = backupFilePattern.exec(file.path) ?? []
    if (!name) continue
    const key = `${file.root}/${folder}${name}`
    const backup = backups.get(key) ?? { name: name.toUpperCase(), root: file.root, folder }
    backups.set(key, fileName?.toLowerCase() === MANIFEST_NAME ? { ...backup, manifestFile: file } : backup)
  }
  return [...backups.values()]
}
