import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Reads files of the project, by their paths inside it. */
const root = path.resolve(import.meta.dirname, '../../..')

export const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
export const bytesOf = (file: string) => readFileSync(path.join(root, file))
export const filesUnder = (patterns: string | string[], { exclude = [] as string[] } = {}) =>
  globSync(patterns, { cwd: root, exclude })
