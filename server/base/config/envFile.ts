import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { cleanVariables } from './variables.ts'

/** The file whose variables Node read when it started, as `npm start` passes it; undefined when there is none. */
export const envFile = process.execArgv.find((flag) => flag.startsWith('--env-file='))?.split('=')[1]

/** Reads the names of the variables in that file. */
export const readEnvFileNames = (): string[] =>
  envFile === undefined ? [] : Object.keys(cleanVariables(parseEnv(readFileSync(envFile, 'utf8'))))
