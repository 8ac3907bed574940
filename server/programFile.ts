import path from 'node:path'

/** Whether this is a source itself, as tests and `npm run dev` have it, or a part of what the build made in dist/server. */
const isSource = import.meta.filename.endsWith('.ts')

/** What the build made: pages, and the server itself. */
export const distFolder = path.join(import.meta.dirname, '..', isSource ? 'dist' : '.')

/** Where a process or thread of our own begins, such as `codecs/decoderProcess`. */
export const programFile = (name: string) =>
  path.join(import.meta.dirname, `${name}.${isSource ? 'ts' : 'js'}`)
