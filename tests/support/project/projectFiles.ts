import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of the project. The functions below take paths inside it. */
const root = path.resolve(import.meta.dirname, '../../..')

export const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
export const bytesOf = (file: string) => readFileSync(path.join(root, file))
export const filesUnder = (patterns: string | string[], { exclude = [] as string[] } = {}) =>
  globSync(patterns, { cwd: root, exclude })

/** Hashes the names and bytes of the files that match, together with `given`: 16 hexadecimal digits. */
export const hashOfFiles = (patterns: string[], given = ''): string =>
  filesUnder(patterns)
    .sort()
    .reduce((hash, file) => hash.update(file).update(bytesOf(file)), createHash('sha256').update(given))
    .digest('hex')
    .slice(0, 16)
