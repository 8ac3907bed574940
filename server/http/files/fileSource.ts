/** The files of one upload: its original and the files derived from it. */
export interface UploadFiles {
  /** the storage key of the file of this name */
  keyOf(name: string): string
  /** the name the original was uploaded with, including an extension */
  originalName: string
  /** the MIME type of a name on the fixed list, null for any other */
  typeOf(name: string): string | null
  /** true: helpers may not read them */
  isForAdministrators?: true
  /** makes the file of this name, or all files that such an item always has; concurrent calls share one run */
  derive(name?: string): Promise<void>
}

/** Looks up a feature's uploads: by the public key in visitors' addresses, and by the id in keepers' addresses. */
export type FileSource = (column: FileColumn, value: string) => Promise<UploadFiles | undefined>

export type FileColumn = 'public_key' | 'id'

/** Finds the files in the first source that has them. */
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
