import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

let worlds = 0

/** Counts the open worlds, on any backend: decoding processes may remain until the last world has ended. */
export const beginWorld = () => void (worlds += 1)
export const endWorld = () => void (worlds -= 1)

/** How often to look for leftovers. On a busy machine, the looks take longer, too. */
const MAX_LOOKS = 500

/**
 * Finds open files (including locks), temporary folders and processes that an ended world has left. Looks several times until they
 * are gone, because killed processes and closed connections do not end at once.
 */
export async function findLeftovers(dataDir: string): Promise<string[]> {
  let remaining = leftovers(dataDir)
  for (let looks = 0; looks < MAX_LOOKS && remaining.length > 0; looks += 1) {
    await setTimeout(10)
    remaining = leftovers(dataDir)
  }
  return remaining
}

function leftovers(dataDir: string): string[] {
  const hash = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16)
  const temporary = [
    ...namesIn(`${dataDir}/spool`),
    ...namesIn(`${dataDir}/files/.unfinished`),
    ...namesIn('/dev/shm').filter((file) => file.includes(hash)),
  ]
  return [
    ...openFiles(dataDir).map((file) => `${file} is still open`),
    ...temporary.map((file) => `${file} is left`),
    ...(worlds === 0 ? decoders() : []).map((command) => `a process is left: ${command}`),
  ]
}

const namesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : []

/** Lists the open files, including those that were removed while open. The list is empty on systems other than Linux. */
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
