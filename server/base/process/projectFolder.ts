import path from 'node:path'
import { distFolder } from './programFile.ts'

/** Holds the versions that updates have brought, in the project's folder. */
export const VERSIONS = 'versions'

/** The folder of this version: the project's own, or one in versions/. */
export const presentFolder = path.dirname(path.resolve(distFolder))

/** The project's folder, where every command begins, whichever version it then becomes. */
export const projectFolder =
  path.basename(path.dirname(presentFolder)) === VERSIONS
    ? path.resolve(presentFolder, '../..')
    : presentFolder
