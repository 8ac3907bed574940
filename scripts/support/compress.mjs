import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = (content) =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
const encoders = { br: brotli, gz: (content) => promisify(gzip)(content, { level: 9 }) }

/** For a smaller file, compression costs more time than it saves. */
const MIN_BYTES = 1_024

/** Adds compressed versions of every text file in a folder. server/http/files/assets.ts sends these versions to browsers. */
export async function compress(folder) {
  const names = await readdir(folder, { recursive: true })
  const textFiles = names
    .filter((name) => /\.(js|css|svg)$/.test(name))
    .map((name) => path.join(folder, name))
  await Promise.all(textFiles.map(compressFile))
}

async function compressFile(file) {
  const content = await readFile(file)
  if (content.length < MIN_BYTES) return
  const write = async ([extension, encode]) => writeFile(`${file}.${extension}`, await encode(content))
  await Promise.all(Object.entries(encoders).map(write))
}
