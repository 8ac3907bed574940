import { spawn } from 'node:child_process'
import { compileCache, inProject } from './project.mjs'
import { smallHeap } from './smallHeap.mjs'
import { Stop } from './stop.mjs'

/** Runs a program of the project to its end, as its npm script does; resolves to the seconds it took. */
export const runNode = async (program, args, env = {}) => (await runMeasured(program, args, env)).seconds

/** The same with the most memory that it needed. */
export async function runMeasured(program, args, env = {}) {
  const report = ['--import', inProject('scripts/support/reportMemory.mjs')]
  const all = [smallHeap, ...report, ...program, ...args]
  const { seconds, output } = await timed(process.execPath, all, { ...compileCache, ...env })
  return { seconds, megabytes: Number(/peak (\d+) MB/.exec(output)?.[1]) }
}

/** Seconds of `cp -r` until all of it is on the disk. */
export const copyPlainly = async (from, to) =>
  (await timed('cp', ['-r', from, to])).seconds + (await syncDisk(to))

/** Seconds until everything on the disk of this folder is written. */
export const syncDisk = async (folder) => (await timed('sync', ['-f', folder])).seconds

/** Reads every file of a folder, or one file. */
export const readAll = (place) => timed('sh', ['-c', 'find "$0" -type f -exec cat {} + > /dev/null', place])

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

async function timed(file, args, env = {}) {
  const since = performance.now()
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Stop(output)
  return { seconds: (performance.now() - since) / 1_000, output }
}
