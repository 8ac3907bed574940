import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { CopyError, type CopySource, type CopyTarget, MANIFEST, readManifestText } from './target.ts'

/** Says that the copy is not whole, and names its files; removed last. */
const MARKER = 'INCOMPLETE.txt'
const markerText =
  'This copy is not complete. Make it again into this same folder: what is here already will be used.\n\n'
/** Files up to this many bytes are read in one piece, which is faster. */
const IN_ONE_PIECE = 4 * 1024 * 1024

/**
 * A folder. Made again, only what is new or different is written, and files of an earlier copy that the memorial shows no
 * more are removed. Files are told apart by size and checksum.
 */
export function folderTarget(folder: string): CopyTarget {
  const at = (name: string) => path.join(folder, ...name.split('/'))
  let sums = new Map<string, string>()
  let earlier = new Set<string>()
  const present = new Set<string>()

  const sumOf = async (name: string) => sums.get(name) ?? hashOf(createReadStream(at(name)))

  /** The checksum of what is there, when it is the same. */
  async function unchanged(name: string, source: CopySource): Promise<string | null> {
    if (!earlier.has(name)) return null
    const size = await stat(at(name))
      .then((found) => found.size)
      .catch(() => -1)
    if (size !== source.size) return null
    const [before, now] = await Promise.all([sumOf(name), source.open().then(hashOf)])
    return before === now ? now : null
  }

  return {
    async begin(paths) {
      await mkdir(folder, { recursive: true })
      const names = await readdir(folder)
      if (names.length > 0 && !names.includes(MANIFEST) && !names.includes(MARKER))
        throw new CopyError(
          `There are other files in ${folder}. Choose an empty folder, or one with an earlier copy.`,
        )
      sums = readManifestText(await readFile(at(MANIFEST), 'utf8').catch(() => ''))
      const unfinished = readManifestText(await readFile(at(MARKER), 'utf8').catch(() => ''))
      earlier = new Set([...sums.keys(), ...unfinished.keys(), MANIFEST])
      const all = new Set([...earlier, ...paths])
      await writeFile(at(MARKER), markerText + [...all].map((name) => `${noSum}  ${name}\n`).join(''))
    },

    async write(name, source) {
      present.add(name)
      const same = await unchanged(name, source)
      if (same) return { sha256: same, isNew: false }
      const part = `${at(name)}.part`
      await mkdir(path.dirname(part), { recursive: true })
      try {
        const sha256 = await writeBody(part, source)
        await rename(part, at(name))
        return { sha256, isNew: true }
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined)
        throw error
      }
    },

    async finish() {
      for (const name of earlier) {
        if (present.has(name)) continue
        await rm(at(name), { force: true })
        await rm(`${at(name)}.part`, { force: true })
        await rmdir(path.dirname(at(name))).catch(() => undefined) // holds others, or is gone
      }
      await rm(at(MARKER))
    },

    // the marker stays
    abandon: async () => undefined,
  }
}

/** In the marker, whose lines are those of a manifest without checksums. */
const noSum = '0'.repeat(64)

async function writeBody(file: string, { size, open }: CopySource): Promise<string> {
  const body = await open()
  const hash = createHash('sha256')
  if (size <= IN_ONE_PIECE) {
    const bytes = await buffer(body)
    await writeFile(file, bytes)
    return hash.update(bytes).digest('hex')
  }
  body.on('data', (chunk: Buffer) => hash.update(chunk))
  await pipeline(body, createWriteStream(file))
  return hash.digest('hex')
}

async function hashOf(body: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(body, hash)
  return hash.digest('hex')
}
