import type { LocatedFiles } from '../../platform/inputs/locateFiles.ts'
import type { FileEntry } from './manifest.ts'

/** A memorial that can be read from files: a backup, or an archive that `npm run archive` or the dashboard made. */
export interface MemorialSource extends LocatedFiles {
  database: SourceFile
  /** the stored files by their keys */
  files: ReadonlyMap<string, SourceFile>
}

export interface SourceFile extends FileEntry {
  /** the file's path in the backup or archive, as \`open\` and \`pathOf\` take it */
  path: string
}
