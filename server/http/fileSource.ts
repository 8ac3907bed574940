/** The files of one thing that was uploaded. */
export interface SourcedFiles {
  id: string
  /** null: hidden */
  publicKey: string | null
  /** MIME type of a name on the fixed list, null for any other */
  typeOf(name: string): string | null
  /** makes what is missing from the original; asked many times at once, it works once */
  derive(): Promise<void>
}

/** A room's uploaded files, found as visitors and as the administrator address them. */
export interface FileSource {
  byPublicKey(key: string): Promise<SourcedFiles | undefined>
  byId(id: string): Promise<SourcedFiles | undefined>
}

/** The files that the first shelf with them answers. */
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
