import path from 'node:path'
import { variables } from './variables.ts'
import { cleanVariables } from './cleanVariables.ts'

export const findDataDir = (env: NodeJS.ProcessEnv): string =>
  path.resolve(cleanVariables(env).DATA_DIR ?? variables.DATA_DIR.schema.def.defaultValue)
