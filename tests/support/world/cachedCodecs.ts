import { createHash, randomUUID } from 'node:crypto'
import { existsSync, realpathSync, statSync } from 'node:fs'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { type Codecs, openCodecs } from '../../../server/codecs/codecs.ts'
import type { TaskOutcome, TaskRequest } from '../../../server/codecs/process/decoder.ts'
import {
  DecoderPool,
  type TaskConditions,
  type TaskRunner,
} from '../../../server/codecs/process/decoderPool.ts'
import type { DecoderTasks, TaskName } from '../../../server/codecs/process/decoderTasks.ts'
import { makeCacheFolder } from '../files/cacheFolder.ts'
import { hashOfFiles } from '../project/projectFiles.ts'

/**
 * Opens codecs that read the results of earlier tasks from a cache on disk. A decoding process starts only for a file that was not
 * yet decoded in this way by the same code, on this machine, in any test.
 */
export const openCachedCodecs = (log: Parameters<typeof openCodecs>[0]): Codecs =>
  openCodecs(log, cacheTasks(new DecoderPool(), sharedFolder()))

/** Runs tasks as `pool` does, but each of them once for the same input. Crashes, limits and errors of the system are not cached. */
export function cacheTasks(pool: TaskRunner, folderPromise: Promise<string>): TaskRunner {
  let isClosed = false
  async function run(request: TaskRequest, conditions: TaskConditions): Promise<TaskOutcome> {
    const files = !isClosed && listFiles(request)
    if (!files) return pool.run(request, conditions)
    const entryPath = path.join(await folderPromise, await computeKey(request, files))
    const cachedOutcome = await restore(entryPath, files)
    if (cachedOutcome) return cachedOutcome
    const outcome = await pool.run(request, conditions)
    if (!('error' in outcome)) await save(entryPath, outcome, files)
    return outcome
  }
  const close = () => {
    isClosed = true
    pool.close()
  }
  return { run, close }
}

/** The files that a task reads, and the file or folder to which it writes. */
interface TaskFiles {
  inputs: readonly string[]
  output?: string
}

/** The tasks that depend only on their arguments. Others also read fonts of this machine, or a folder. */
const taskFiles: { [T in TaskName]?: (...args: Parameters<DecoderTasks[T]>) => TaskFiles } = {
  sniff: (file) => ({ inputs: [file] }),
  detectRefused: (file) => ({ inputs: [file] }),
  isComplete: (source) => ({ inputs: [source.path] }),
  probePhoto: (source, output) => ({ inputs: [source.path], output }),
  hashPhoto: (source) => ({ inputs: [source.path] }),
  makePictures: (source, _names, output) => ({ inputs: [source.path], output }),
  makePrintPicture: (source, _longSide, output) => ({ inputs: [source.path], output }),
  probeVideo: (source, output, poster) => ({
    inputs: [source.path, ...(poster ? [poster.path] : [])],
    output,
  }),
  probeAudio: (source) => ({ inputs: [source.path] }),
  copySong: (source, output) => ({ inputs: [source.path], output }),
}

function listFiles({ task, args }: TaskRequest): TaskFiles | null {
  const list = taskFiles[task as TaskName] as ((...args: readonly unknown[]) => TaskFiles) | undefined
  const files = list?.(...args)
  return files?.inputs.every((file) => existsSync(file)) ? files : null
}

/**
 * Hashes a task with the bytes of the files that it reads. Leaves out their paths and names, which differ between tests: a task
 * uses a name only in an error message, which `openCodecs` makes.
 */
async function computeKey({ task, args }: TaskRequest, { inputs, output }: TaskFiles): Promise<string> {
  const placeholders = new Map<unknown, string>(output === undefined ? [] : [[output, OUTPUT]])
  for (const file of inputs) placeholders.set(file, hashOf(await readFile(file)).toString('hex'))
  const withoutPaths = JSON.stringify([task, args], (key, value: unknown) =>
    key === 'name' ? undefined : (placeholders.get(value) ?? value),
  )
  return hashOf(`${withoutPaths} ${describePrograms()}`).toString('hex')
}

/** Stands for the path of a task's output. */
const OUTPUT = 'output:'

/** Describes the ffmpeg that a decoding process would find. Some tests hide it by emptying PATH. */
const describePrograms = (): string =>
  ['ffmpeg', 'ffprobe']
    .map((name) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)))
    .map((files) => files.find((file) => existsSync(file)))
    .map((file) => (file ? `${realpathSync(file)} ${statSync(file).size} ${statSync(file).mtimeMs}` : 'none'))
    .join()

interface Entry {
  outcome: TaskOutcome
  /** the files that the task wrote, relative to its output */
  files: readonly (readonly [file: string, bytes: Uint8Array])[]
}

const HASH_BYTES = 32

/** Writes the files of an earlier task, and returns its outcome; null if there is none, or its entry is damaged. */
async function restore(entryPath: string, { output }: TaskFiles): Promise<TaskOutcome | null> {
  try {
    const bytes = await readFile(entryPath)
    const body = bytes.subarray(HASH_BYTES)
    if (!hashOf(body).equals(bytes.subarray(0, HASH_BYTES))) return null
    const { outcome, files } = deserialize(body) as Entry
    if (output !== undefined)
      for (const [file, content] of files) await writeFile(path.join(output, file), content)
    return mapStrings(outcome, (text) =>
      text.startsWith(OUTPUT) ? `${output}${text.slice(OUTPUT.length)}` : text,
    )
  } catch {
    // a full disk, for example, is reported by the task itself
    return null
  }
}

/** Keeps an outcome. If this fails, the task is only run once more. */
async function save(entryPath: string, outcome: TaskOutcome, { output }: TaskFiles): Promise<void> {
  const writtenFiles = new Set<string>()
  if (output !== undefined && (await isFile(output))) writtenFiles.add(output)
  const portableOutcome = mapStrings(outcome, (text) => {
    if (output === undefined || !text.startsWith(`${output}/`)) return text
    writtenFiles.add(text)
    return `${OUTPUT}${text.slice(output.length)}`
  })
  try {
    const files: [string, Buffer][] = []
    for (const file of writtenFiles) files.push([path.relative(output ?? '', file), await readFile(file)])
    const body = serialize({ outcome: portableOutcome, files } satisfies Entry)
    const unfinishedPath = `${entryPath}.${randomUUID()}`
    await mkdir(path.dirname(entryPath), { recursive: true })
    await writeFile(unfinishedPath, Buffer.concat([hashOf(body), body]))
    await rename(unfinishedPath, entryPath)
  } catch {
    return
  }
}

const isFile = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  )

/** Copies a value, and changes each string in it. */
function mapStrings<T>(value: T, change: (text: string) => string): T {
  const map = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part)
    if (Array.isArray(part)) return part.map(map)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, map(each)]))
  }
  return map(value) as T
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest()

let folderPromise: Promise<string> | undefined
/** The folder for the results of the codecs as they are now. */
function sharedFolder(): Promise<string> {
  folderPromise ??= makeCacheFolder('codecs', hashOfFiles(CODE, process.version))
  return folderPromise
}

/** The files on which the results depend: those of the codecs, of the layers below them, and the versions of the libraries. */
const CODE = [
  'package-lock.json',
  '{server/{base,codecs},contract,domain}/**/*.ts',
  'tests/support/world/cachedCodecs.ts',
]
