import type { Context } from '../../platform/context.ts'
import { inParallel } from '../../../domain/inParallel.ts'
import { allKeys } from '../../platform/storage/keys.ts'
import { findSource } from '../../platform/storage/byteSource.ts'
import { SourceError } from '../../platform/storage/fileWorkers.ts'
import { listItems } from '../originals.ts'
import type { FileEntry, Manifest } from './manifest.ts'
import { takeSnapshot } from './snapshot.ts'
import type { Target } from './target.ts'

export interface SavedBackup {
  /** name of the copy, such as 2026-11-20T03-00-00Z */
  name: string
  madeAt: number
  files: number
  bytes: number
  /** the number of `files` that no earlier copy had, or that were damaged since */
  added: number
  /** keys of originals that were lost or changed before */
  faults: string[]
}

type Source = Pick<Context, 'config' | 'db' | 'storage' | 'spool' | 'clock'>

type Copied = Map<string, FileEntry & { isNew: boolean }>

const AT_ONCE = 4

export interface SaveOptions {
  onProgress: (message: string, part: number) => void
  /** asked between files; when it says so the work ends, to be continued by the next call */
  isOver?: () => boolean
}

/**
 * Copies a memorial as it was at one moment, while it is in use: first the database, then the files it names. Files that
 * were deleted meanwhile are asked of a newer snapshot, until one has all its files. Null when it was ended early.
 */
export async function saveBackup(
  source: Source,
  target: Target,
  { onProgress, isOver = () => false }: SaveOptions,
): Promise<SavedBackup | null> {
  const copied: Copied = new Map()
  let lost: string[] = []
  for (;;) {
    await using folder = await source.spool.folder()
    const madeAt = source.clock()
    const snapshot = await takeSnapshot(source.db, source.config, folder.path)
    const hashes = new Map((await listItems(snapshot.db)).map(({ id, sha256 }) => [id, sha256]))
    await snapshot.close()
    const keys = (await allKeys(source.storage, 'private/')).filter((key) => hashes.has(idOf(key)))
    if (!(await copyAll(source, target, keys, copied, onProgress, isOver))) return null
    const lostNow = [...hashes.keys()].map(originalOf).filter((key) => !copied.has(key))
    // a row that is still there without its file, though it has been looked for twice, has lost it
    if (lostNow.every((key) => lost.includes(key)))
      return await finish(target, { madeAt, hashes, copied, lost: lostNow, file: snapshot.file })
    lost = lostNow
  }
}

const originalOf = (id: string) => `private/${id}/original`
const idOf = (key: string) => key.split('/')[1] ?? ''

/** False when it was ended early. */
async function copyAll(
  { storage }: Source,
  target: Target,
  keys: string[],
  copied: Copied,
  onProgress: SaveOptions['onProgress'],
  isOver: () => boolean,
): Promise<boolean> {
  const left = keys.filter((key) => !copied.has(key))
  let bytes = 0
  let over = false
  await inParallel(left, AT_ONCE, async (key) => {
    over ||= isOver()
    if (over) return
    const earlier = await target.earlier(key)
    const entry = earlier ?? (await copyFile(storage, target, key))
    if (!entry) return
    copied.set(key, { ...entry, isNew: !earlier })
    bytes += entry.bytes
    const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`
    onProgress(`Files: ${copied.size} of ${keys.length}, ${size}`, copied.size / keys.length)
  })
  return !over
}

/** Null for what was deleted between the listing and now, or cannot be read. */
async function copyFile(storage: Source['storage'], target: Target, key: string): Promise<FileEntry | null> {
  const source = await findSource(storage, key)
  if (!source) return null
  try {
    return await target.add(key, source)
  } catch (error) {
    if (error instanceof SourceError) return null
    throw error
  }
}

interface Complete {
  madeAt: number
  /** SHA-256 of every original, by the id of its row */
  hashes: Map<string, string>
  copied: Copied
  lost: string[]
  file: string
}

async function finish(
  target: Target,
  { madeAt, hashes, copied, lost, file }: Complete,
): Promise<SavedBackup> {
  const wanted = [...copied].filter(([key]) => hashes.has(idOf(key))).sort(([a], [b]) => (a < b ? -1 : 1))
  const changed = wanted.filter(
    ([key, entry]) => key === originalOf(idOf(key)) && entry.sha256 !== hashes.get(idOf(key)),
  )
  const faults = [...lost, ...changed.map(([key]) => key)]
  const manifest: Omit<Manifest, 'database'> = {
    format: 'memorial backup',
    version: 1,
    madeAt: new Date(madeAt).toISOString(),
    files: Object.fromEntries(wanted.map(([key, { bytes, sha256 }]) => [key, { bytes, sha256 }])),
    faults,
  }
  const name = await target.finish(manifest, file)
  const bytes = wanted.reduce((sum, [, entry]) => sum + entry.bytes, 0)
  const added = wanted.filter(([, entry]) => entry.isNew).length
  return { name, madeAt, files: wanted.length, bytes, added, faults }
}
