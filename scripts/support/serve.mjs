import { inProject } from './project.mjs'
import { handOver } from './run.mjs'

/**
 * Becomes the server. Photographs are decoded on many threads, and glibc would reserve memory for each of them. What V8 has
 * compiled is saved for the next start and for decoding processes: it halves the processor time of a start.
 */
export function serve(node, env = {}) {
  const { MALLOC_ARENA_MAX = '2', NODE_COMPILE_CACHE = inProject('node_modules/.cache/compiled') } =
    process.env
  handOver(node, ['--disable-warning=ExperimentalWarning', inProject('server/main.ts')], {
    MALLOC_ARENA_MAX,
    NODE_COMPILE_CACHE,
    ...env,
  })
}
