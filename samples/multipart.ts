/** A real file, as somebody chooses it in a browser. */
export interface ChosenFile {
  name: string
  bytes: Buffer<ArrayBuffer>
  /** the type that a browser would claim; the server must not care */
  type: string
}

export type Form = Record<string, string | ChosenFile | readonly ChosenFile[]>

/** Encodes a multipart body exactly as fetch does, with its parts in the order of the object's keys. */
export async function multipart(form: Form): Promise<{ type: string; bytes: Buffer }> {
  const data = new FormData()
  for (const [field, value] of Object.entries(form)) {
    if (typeof value === 'string') data.append(field, value)
    else for (const file of [value].flat()) data.append(field, toFile(file))
  }
  const body = new Response(data)
  return {
    type: body.headers.get('content-type') ?? '',
    bytes: Buffer.from(await body.arrayBuffer()),
  }
}

const toFile = (file: ChosenFile) => new File([file.bytes], file.name, { type: file.type })
