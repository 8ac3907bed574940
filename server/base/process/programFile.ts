import path from 'node:path'

/** Whether this runs from source, as in tests and `npm run dev`, or from the build in dist/server. */
const isSource = import.meta.filename.endsWith('.ts')

/** The source folder server/, or dist/server, where the build bundles each program into a few files. */
export const serverFolder = isSource ? path.join(import.meta.dirname, '../..') : import.meta.dirname

/** The folder of the build: pages and server. */
export const distFolder = path.join(serverFolder, isSource ? '../dist' : '..')

/** The entry file of one of our processes or threads, such as `codecs/process/decoderProcess`. */
export const programFile = (name: string) => path.join(serverFolder, `${name}.${isSource ? 'ts' : 'js'}`)
