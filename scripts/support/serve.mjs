import { compileCache, inProject } from './project.mjs'
import { handOver } from './run.mjs'
import { smallHeap } from './smallHeap.mjs'

/** How Node runs the server. */
export const serverArguments = [
  smallHeap,
  '--disable-warning=ExperimentalWarning',
  inProject('server/main.ts'),
]

/** Photographs are decoded on many threads, and glibc would reserve memory for each of them. */
export function serverEnvironment() {
  const { MALLOC_ARENA_MAX = '2', NODE_COMPILE_CACHE = compileCache } = process.env
  return { MALLOC_ARENA_MAX, NODE_COMPILE_CACHE }
}

/** Becomes the server. */
export function serve(node, env = {}) {
  handOver(node, serverArguments, { ...serverEnvironment(), ...env })
}
