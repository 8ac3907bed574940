import { inProject } from './project.mjs'
import { handOver } from './run.mjs'
import { smallHeap } from './smallHeap.mjs'

/** How Node runs the server. */
export const serverArguments = [
  smallHeap,
  '--disable-warning=ExperimentalWarning',
  inProject('server/main.ts'),
]

/**
 * Photographs are decoded on many threads, and glibc would reserve memory for each of them. What V8 has compiled is saved
 * for the next start and for decoding processes: it halves the processor time of a start.
 */
export function serverEnvironment() {
  const { MALLOC_ARENA_MAX = '2', NODE_COMPILE_CACHE = inProject('node_modules/.cache/compiled') } =
    process.env
  return { MALLOC_ARENA_MAX, NODE_COMPILE_CACHE }
}

/** Becomes the server. */
export function serve(node, env = {}) {
  handOver(node, serverArguments, { ...serverEnvironment(), ...env })
}
