import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { cleanVariables } from './variables.ts'

/** The file whose variables Node has read at its start, as `npm start` tells it. */
export const envFile = process.execArgv.find((flag) => flag.startsWith('--env-file='))?.split('=')[1]

/** The names of the variables in it. */
export const writtenVariables = (): string[] =>
  envFile === undefined ? [] : Object.keys(cleanVariables(parseEnv(readFileSync(envFile, 'utf8'))))
