import type { LocatedFiles } from '../../platform/inputs/locateFiles.ts'
import type { FileEntry } from '../backup/manifest.ts'

/** A memorial that can be read from files: a backup, or an archive that `npm run archive` or the dashboard made. */
export interface MemorialCopy extends LocatedFiles {
  /** the database; pass its `name` to `open` */
  database: FileEntry & { name: string }
  /** files by their storage keys; to open a file, pass its key to `open` with 'files/' in front */
  files: ReadonlyMap<string, FileEntry>
}
