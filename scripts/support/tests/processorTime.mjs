import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in ticks of this length. */
const TICK_MS = 10

/**
 * Reads the processor time in ms that this process and its ended children have used. Elsewhere than on Linux, which tells what children
 * use, it is 0.
 */
export const readTreeUsage = () => readProcess('self')?.usedMs ?? 0

/** Lists all processes with the processor time that they and their ended children have used. Elsewhere than on Linux, lists none. */
export const listProcesses = () =>
  readNames('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(pid) ?? [])

/** Lists a process with all that it has started, and that these have started, as far as they still run. */
export function listTree(pid, processes = listProcesses()) {
  const one = processes.find((each) => each.pid === pid)
  const children = processes.filter(({ parent }) => parent === pid)
  return one ? [one, ...children.flatMap((child) => listTree(child.pid, processes))] : []
}

export const sumUsage = (processes) => processes.reduce((all, { usedMs }) => all + usedMs, 0)

/** Adds up the time in ms that the present threads of a process have waited for a processor. */
export const readWaitedMs = (pid) =>
  readNames(`/proc/${pid}/task`).reduce((all, thread) => {
    const [, waitedNs = 0] = readText(`/proc/${pid}/task/${thread}/schedstat`).split(' ')
    return all + Number(waitedNs) / 1e6
  }, 0)

function readProcess(pid) {
  const stat = readText(`/proc/${pid}/stat`)
  // the name of the program, in parentheses, may contain spaces
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields.length < 16) return undefined
  const ticks = fields.slice(11, 15).reduce((all, each) => all + Number(each), 0)
  return { pid: Number.parseInt(stat), parent: Number(fields[1]), usedMs: ticks * TICK_MS }
}

const readNames = (folder) => orEmpty(() => readdirSync(folder), [])

const readText = (file) => orEmpty(() => readFileSync(file, 'utf8'), '')

/** A process may end between the list of processes and a look at it. */
function orEmpty(read, empty) {
  try {
    return read()
  } catch {
    return empty
  }
}
