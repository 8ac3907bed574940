import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of the project. The functions below take paths inside it. */
const root = path.resolve(import.meta.dirname, '../../..')

export const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
export const bytesOf = (file: string) => readFileSync(path.join(root, file))
export const filesUnder = (patterns: string | string[], { exclude = [] as string[] } = {}) =>
  globSync(patterns, { cwd: root, exclude })
