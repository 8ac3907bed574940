import path from 'node:path'
import { distFolder } from './programFile.ts'

/** The folder, inside the project's, of the versions that updates have installed. */
export const VERSIONS = 'versions'

/** The folder of the running version: the project's own, or one in versions/. */
export const versionFolder = path.dirname(path.resolve(distFolder))

/** The project's folder, in which every command starts, whichever version then runs. */
export const projectFolder =
  path.basename(path.dirname(versionFolder)) === VERSIONS
    ? path.resolve(versionFolder, '../..')
    : versionFolder
