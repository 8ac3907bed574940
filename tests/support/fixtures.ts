import { readFileSync } from 'node:fs'
import path from 'node:path'

export const fixturesFolder = path.resolve(import.meta.dirname, '../fixtures')

/** A real file as it would be chosen in a browser. */
export interface ChosenFile {
  name: string
  bytes: Buffer<ArrayBuffer>
  /** what the browser would claim it is; the server must not care */
  type: string
}

/** `fixture('photos/landscape-2mp-bee.jpg')`, under another name or claimed type when told. */
export function fixture(file: string, as: { name?: string; type?: string } = {}): ChosenFile {
  return {
    name: as.name ?? path.basename(file),
    bytes: readFileSync(fixturePath(file)),
    type: as.type ?? '',
  }
}

/** The file's address on this disk, for a browser's file chooser. */
export const fixturePath = (file: string) => path.join(fixturesFolder, file)

export type Form = Record<string, string | ChosenFile | readonly ChosenFile[]>

/** A multipart body exactly as fetch writes it, its parts in the order of the object's keys. */
export async function multipart(form: Form): Promise<{ type: string; bytes: Buffer }> {
  const data = new FormData()
  for (const [field, value] of Object.entries(form)) {
    if (typeof value === 'string') data.append(field, value)
    else for (const file of [value].flat()) data.append(field, asFile(file))
  }
  const body = new Response(data)
  return {
    type: body.headers.get('content-type') ?? '',
    bytes: Buffer.from(await body.arrayBuffer()),
  }
}

const asFile = (file: ChosenFile) => new File([file.bytes], file.name, { type: file.type })
