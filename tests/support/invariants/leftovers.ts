import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

let worlds = 0

/** A world begins: its decoding processes are told from those of others once the last has ended. */
export const noteWorld = () => void (worlds += 1)

/** What a world that has just ended has left: open files, locks among them, temporary folders and processes. */
export async function findLeftovers(dataDir: string): Promise<string[]> {
  worlds -= 1
  const mark = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16)
  return [
    ...openFiles(dataDir).map((file) => `${file} is still open`),
    ...[`${dataDir}/spool`, `${dataDir}/files/.unfinished`]
      .flatMap(namesIn)
      .concat(namesIn('/dev/shm').filter((file) => file.includes(mark)))
      .map((file) => `${file} is left`),
    ...(worlds === 0 ? await leftProcesses() : []).map((command) => `a process is left: ${command}`),
  ]
}

const namesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : []

/** Linux alone lists them. A file that was removed meanwhile, while open, counts too. */
const openFiles = (dataDir: string) =>
  namesIn('/proc/self/fd')
    .map(linkOf)
    .filter((file) => file.startsWith(`${dataDir}/`))

function linkOf(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    return ''
  }
}

/** One that was ended takes a moment to be gone. */
async function leftProcesses(): Promise<string[]> {
  let left = decoders()
  for (const end = Date.now() + 5_000; left.length > 0 && Date.now() < end; left = decoders())
    await setTimeout(10)
  return left
}

function decoders(): string[] {
  const children = `/proc/self/task/${process.pid}/children`
  if (!existsSync(children)) return []
  return readFileSync(children, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(commandOf)
    .filter((command) => command.includes('decoderProcess'))
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
