import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { cleanVariables } from './cleanVariables.ts'

/** The path of the file from which Node loaded variables at startup (`npm start` passes it); undefined if there is none. */
export const envFilePath = process.execArgv
  .find((flag) => flag.startsWith('--env-file='))
  ?.slice('--env-file='.length)

export const readEnvFileNames = (): string[] =>
  envFilePath === undefined ? [] : Object.keys(cleanVariables(parseEnv(readFileSync(envFilePath, 'utf8'))))
