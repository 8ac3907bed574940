/** The files of one upload: the original and what is derived from it. */
export interface SourcedFiles {
  id: string
  /** null: hidden */
  publicKey: string | null
  /** of the original: the name it was uploaded with, with an extension */
  originalName: string
  /** MIME type of a name on the fixed list, null for any other */
  typeOf(name: string): string | null
  /** makes the file of this name, or all that an item of its kind always has; concurrent calls share one run */
  derive(name?: string): Promise<void>
}

/** Where a feature's uploads are looked up: by the address visitors use, and by keepers'. */
export interface FileSource {
  byPublicKey(key: string): Promise<SourcedFiles | undefined>
  byId(id: string): Promise<SourcedFiles | undefined>
}

/** The files of the first source that has them. */
export async function firstOf(
  sources: readonly FileSource[],
  find: (source: FileSource) => Promise<SourcedFiles | undefined>,
): Promise<SourcedFiles | undefined> {
  for (const source of sources) {
    const files = await find(source)
    if (files) return files
  }
  return undefined
}
