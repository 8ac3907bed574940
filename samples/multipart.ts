export interface ChosenFile {
  name: string
  bytes: Buffer<ArrayBuffer>
  /** the media type that a browser would send with the file; the server must not rely on it */
  type: string
}

export type Form = Record<string, string | ChosenFile | readonly ChosenFile[]>

/** Encodes a form as a multipart body, exactly as `fetch` does. The parts are in the order of the form's keys. */
export async function encodeMultipart(form: Form): Promise<{ type: string; bytes: Buffer }> {
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
