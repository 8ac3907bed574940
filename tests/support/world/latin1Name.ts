import { writeFile } from 'node:fs/promises'

/** Writes a file whose name is in an old code page: each character of `name` is one byte. */
export const writeLatin1Name = (folder: string, name: string, content: Buffer | string = 'x') =>
  writeFile(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name, 'latin1')]), content)

/** The reason to skip a test with such names, or false. */
export const skipWithoutLatin1Names =
  process.platform === 'darwin' && 'disks of Macs take only names in UTF-8'
