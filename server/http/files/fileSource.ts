/** The files of one upload: the original and what is derived from it. */
export interface SourcedFiles {
  /** where the file of this name is stored */
  keyOf(name: string): string
  /** the name the original was uploaded with, with an extension */
  originalName: string
  /** MIME type of a name on the fixed list, null for any other */
  typeOf(name: string): string | null
  /** other keepers may not read them */
  isForAdministrators?: true
  /** makes the file of this name, or all that an item of its kind always has; concurrent calls share one run */
  derive(name?: string): Promise<void>
}

/** Looks up a feature's uploads: by the public key in the address that visitors use, and by the id in keepers'. */
export type FileSource = (column: FileColumn, value: string) => Promise<SourcedFiles | undefined>

export type FileColumn = 'public_key' | 'id'

/** The files of the first source that has them. */
export async function firstOf(
  sources: readonly FileSource[],
  column: FileColumn,
  value: string,
): Promise<SourcedFiles | undefined> {
  for (const find of sources) {
    const files = await find(column, value)
    if (files) return files
  }
  return undefined
}
