/** The files of one upload: the original, and the files that are derived from the original. */
export interface UploadFiles {
  findStorageKey(name: string): string
  /** the name with which the original was uploaded, including the extension */
  originalName: string
  /** returns the MIME type of the file with this name; null if this upload never has such a file */
  findMimeType(name: string): string | null
  /** returns the name under which a browser saves the file; null for the last part of its path */
  findSavedName?(name: string): string | null
  /** a text that changes with everything from which the files are derived */
  state: string
  /** true if only administrators may read the files, and helpers may not */
  isForAdministrators?: true
  /** makes the file with this name, or, without a name, all files that such an item always has; concurrent calls share one run */
  derive(name?: string): Promise<void>
}

/** A function that finds an upload of one feature: by the public key in visitors' URLs, or by the id in keepers' URLs. */
export type FileSource = (column: FileColumn, value: string) => Promise<UploadFiles | undefined>

export type FileColumn = 'public_key' | 'id'

/** Finds the files of an upload in the first source that has the upload. */
export async function findFiles(
  sources: readonly FileSource[],
  column: FileColumn,
  value: string,
): Promise<UploadFiles | undefined> {
  for (const find of sources) {
    const files = await find(column, value)
    if (files) return files
  }
  return undefined
}
