import { inProject } from './project.mjs'
import { handOver } from './run.mjs'

/** Becomes the server. Photographs are decoded on many threads, and glibc would reserve memory for each of them. */
export function serve(node, env = {}) {
  const arenas = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' }
  handOver(node, ['--disable-warning=ExperimentalWarning', inProject('server/main.ts')], {
    ...arenas,
    ...env,
  })
}
