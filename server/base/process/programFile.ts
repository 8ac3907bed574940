import path from 'node:path'

/** Whether this is a source itself, as tests and `npm run dev` have it, or a part of what the build made in dist/server. */
const isSource = import.meta.filename.endsWith('.ts')

/** The folder server/ of the sources, or dist/server, where the build puts all code of one program's in few files. */
export const serverFolder = isSource ? path.join(import.meta.dirname, '../..') : import.meta.dirname

/** The build: pages, and the server itself. */
export const distFolder = path.join(serverFolder, isSource ? '../dist' : '..')

/** The file a process or thread of our own begins with, such as `codecs/process/decoderProcess`. */
export const programFile = (name: string) => path.join(serverFolder, `${name}.${isSource ? 'ts' : 'js'}`)
