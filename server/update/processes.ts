import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder, VERSIONS } from '../startup/projectFolder.ts'

export interface Process {
  pid: number
  /** when it began, in ticks of the kernel: another process that gets the same number later began later */
  began: string
  /** its program and arguments */
  args: string[]
}

/** The processes that Linux tells this user about. Elsewhere there are none. */
export const processes = (): Process[] =>
  (attempt(() => readdirSync('/proc')) ?? [])
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => processOf(Number(pid)) ?? [])

/** Null when it has ended, also when its parent has not taken notice yet. */
export function processOf(pid: number): Process | null {
  return attempt(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // behind the name, which may have spaces and brackets in it
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
    return args.length > 0 ? { pid, began: fields[19] ?? '', args } : null
  })
}

/** The same process as it is by now, for it may have become another program; null when it has ended. */
export function renewed({ pid, began }: Process): Process | null {
  const now = processOf(pid)
  return now?.began === began ? now : null
}

/** Sends a signal to this very process, never to another that has its number by now. */
export function signal(one: Process, name: NodeJS.Signals) {
  if (renewed(one)) attempt(() => process.kill(one.pid, name))
}

/** The file of this project that a process runs; null when it runs none. */
export const scriptOf = ({ args }: Process): string | null =>
  args.find((arg) => arg.startsWith(`${projectFolder}/`) && /\.m?js$/.test(arg)) ?? null

/** The folder of the version that a process runs from; null when that is none of this project. */
export function folderOf(one: Process): string | null {
  const script = scriptOf(one)
  if (!script) return null
  const [top, name = ''] = path.relative(projectFolder, script).split('/')
  return top === VERSIONS ? path.join(projectFolder, VERSIONS, name) : projectFolder
}

/** Processes end while they are looked at, and those of others tell nothing. */
export function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
