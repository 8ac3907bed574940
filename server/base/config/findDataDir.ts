import path from 'node:path'
import { cleanVariables } from './variables.ts'

/** Returns the absolute path of the memorial's data folder. */
export const findDataDir = (env: NodeJS.ProcessEnv): string =>
  path.resolve(cleanVariables(env).DATA_DIR || './data')
