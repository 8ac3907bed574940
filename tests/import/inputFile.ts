import { Readable } from 'node:stream'
import type { InputFile } from '../../server/platform/inputs/inputs.ts'

/** Makes a file to import that exists only in memory. */
export function inputFile(
  path: string,
  { place = '/media/stick', content = 'x' }: { place?: string; content?: Buffer | string } = {},
): InputFile {
  const bytes = Buffer.from(content)
  return { root: place, path, size: bytes.length, open: async () => Readable.from([bytes]) }
}
