import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yauzl from 'yauzl'
import yazl from 'yazl'
import { measureFile, measureStream } from '../storage/spool.ts'
import { copyName, DATABASE, MANIFEST, writeManifest } from './manifest.ts'
import type { BackupFiles, Target } from './target.ts'

/** Photographs and films do not get smaller. */
const STORED = { compress: false }

/** One ZIP file with one copy, laid out as a folder of copies is. It appears under its name when it is complete. */
export async function archiveTarget(file: string): Promise<Target> {
  const part = `${file}.part`
  await mkdir(path.dirname(file), { recursive: true })
  const zip = new yazl.ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(part, { flush: true }))
  // whoever awaits it in `finish` hears of it; until then it must not end the process
  written.catch(() => undefined)
  return {
    atOnce: 1,
    earlier: () => undefined,
    async add(key, body) {
      const passing = new PassThrough()
      zip.addReadStream(passing, `files/${key}`, STORED)
      return Promise.race([measureStream(body, passing), failureOf(written)])
    },
    async finish(manifest, databaseFile) {
      const name = copyName(manifest.madeAt)
      const database = await measureFile(databaseFile)
      zip.addFile(databaseFile, `${name}/${DATABASE}`)
      zip.addBuffer(Buffer.from(writeManifest({ ...manifest, database })), `${name}/${MANIFEST}`)
      zip.end()
      await written
      await rename(part, file)
      return name
    },
    close: () => rm(part, { force: true }),
  }
}

/** Never resolves; rejects when the disk is full, for nobody reads on then. */
const failureOf = (written: Promise<void>) =>
  new Promise<never>((_, reject) => {
    written.catch(reject)
  })

/** The files of an archive by their names. Throws when it is cut off or none. */
export async function openArchive(file: string): Promise<BackupFiles> {
  const zip = await yauzl.openPromise(file, { autoClose: false })
  const entries = new Map<string, yauzl.Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return {
    copies: [...entries.keys()]
      .filter((name) => name.endsWith(`/${MANIFEST}`))
      .map((name) => path.dirname(name))
      .sort(),
    async open(name) {
      const entry = entries.get(name)
      return entry ? { size: entry.uncompressedSize, body: await zip.openReadStreamPromise(entry) } : null
    },
    close: async () => zip.close(),
  }
}
