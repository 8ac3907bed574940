import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { openByPlaywright } from './chromium.ts'

/** Opens Chromium 109, the last one for Windows 7 and many old phones. */
export const openChromium109 = async () => openByPlaywright({ executablePath: await unpackChromium109() })

/** Unpacks the program from its package, once per user. It is renamed at the end, so that no other test starts half of it. */
export async function unpackChromium109(): Promise<string> {
  const folder = path.join(tmpdir(), `memorial-chromium-109-${process.getuid?.() ?? 0}`)
  const program = path.join(folder, 'chromium')
  if (existsSync(program)) return program
  await mkdir(folder, { recursive: true })
  const packed = new URL('../bin/chromium.br', import.meta.resolve('@sparticuz/chromium'))
  const unfinished = `${program}-${process.pid}`
  await pipeline(
    createReadStream(fileURLToPath(packed)),
    createBrotliDecompress(),
    createWriteStream(unfinished, { mode: 0o755 }),
  )
  await rename(unfinished, program)
  return program
}
