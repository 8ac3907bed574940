import path from 'node:path'
import { distFolder } from './programFile.ts'

/** The name of the folder that holds the versions that updates have installed. It is inside the project's folder. */
export const VERSIONS_FOLDER = 'versions'

/** The folder of the running version: the project's folder, or a folder in versions/. */
export const versionFolder = path.dirname(path.resolve(distFolder))

/** The project's folder. Every command starts in it, whichever version the command then runs. */
export const projectFolder =
  path.basename(path.dirname(versionFolder)) === VERSIONS_FOLDER
    ? path.resolve(versionFolder, '../..')
    : versionFolder
