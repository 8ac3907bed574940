import path from 'node:path'

/** True if this program runs from its source, as in tests and `npm run dev`; false if it runs from the build in dist/server. */
const runsFromSource = import.meta.filename.endsWith('.ts')

/** The source folder server/, or the folder dist/server, where the build has bundled each program into a few files. */
export const serverFolder = runsFromSource ? path.join(import.meta.dirname, '../..') : import.meta.dirname

/** The folder of the build, which contains the front end and the server. */
export const distFolder = path.join(serverFolder, runsFromSource ? '../dist' : '..')

/** Returns the path of the entry file of one of our processes or threads, such as `codecs/process/decoderProcess`. */
export const findProgramFile = (name: string) =>
  path.join(serverFolder, `${name}.${runsFromSource ? 'ts' : 'js'}`)
