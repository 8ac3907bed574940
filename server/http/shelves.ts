/** The files of one thing that was uploaded. */
export interface ShelvedFiles {
  id: string
  /** null: hidden */
  publicKey: string | null
  /** MIME type of a name on the fixed list, null for any other */
  typeOf(name: string): string | null
  /** makes what is missing from the original; asked many times at once, it works once */
  derive(): Promise<void>
}

/** A room's uploaded files, found as visitors and as the administrator address them. */
export interface Shelf {
  byPublicKey(key: string): Promise<ShelvedFiles | undefined>
  byId(id: string): Promise<ShelvedFiles | undefined>
}

/** The files that the first shelf with them answers. */
export async function firstOf(
  shelves: readonly Shelf[],
  find: (shelf: Shelf) => Promise<ShelvedFiles | undefined>,
): Promise<ShelvedFiles | undefined> {
  for (const shelf of shelves) {
    const files = await find(shelf)
    if (files) return files
  }
  return undefined
}
