import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = (content) =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
const encoders = { br: brotli, gz: (content) => promisify(gzip)(content, { level: 9 }) }

/** Below this size, in bytes, compression costs more than it saves. */
const FROM_BYTES = 1_024

/** Puts compressed versions next to every text file in the folder; server/http/files/assets.ts sends these instead. */
export async function compress(folder) {
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter((name) => /\.(js|css|svg)$/.test(name)).map((name) => path.join(folder, name))
  await Promise.all(texts.map(compressFile))
}

async function compressFile(file) {
  const content = await readFile(file)
  if (content.length < FROM_BYTES) return
  const write = async ([extension, encode]) => writeFile(`${file}.${extension}`, await encode(content))
  await Promise.all(Object.entries(encoders).map(write))
}
