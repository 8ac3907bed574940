import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in ticks of this length. */
const TICK_MS = 10

/**
 * Lists all processes with the processor time in ms that they and their ended children have used. Elsewhere than on Linux, lists none.
 */
export const listProcesses = () =>
  readNames('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = readText(`/proc/${pid}/stat`)
      // the name of the program, in parentheses, may contain spaces
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (fields.length < 16) return []
      const ticks = fields.slice(11, 15).reduce((all, each) => all + Number(each), 0)
      return [{ pid: Number(pid), parent: Number(fields[1]), usedMs: ticks * TICK_MS }]
    })

/** Lists a process, its children, their children, and so on. */
export function listTree(pid, processes = listProcesses()) {
  const listUnder = (one) => [one, ...processes.filter(({ parent }) => parent === one.pid).flatMap(listUnder)]
  return processes.filter((one) => one.pid === pid).flatMap(listUnder)
}

/** Adds up the time in ms that the present threads of a process have waited for a processor. */
export const readWaitedMs = (pid) =>
  readNames(`/proc/${pid}/task`).reduce((all, thread) => {
    const [, waitedNs = 0] = readText(`/proc/${pid}/task/${thread}/schedstat`).split(' ')
    return all + Number(waitedNs) / 1e6
  }, 0)

const readNames = (folder) => orEmpty(() => readdirSync(folder), [])

export const readText = (file) => orEmpty(() => readFileSync(file, 'utf8'), '')

/** A process may end between the list of processes and a look at it. */
function orEmpty(read, empty) {
  try {
    return read()
  } catch {
    return empty
  }
}
