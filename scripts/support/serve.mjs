import { inProject } from './project.mjs'
import { handOver } from './run.mjs'

/** Becomes the server. Photographs are decoded on many threads, and glibc would reserve memory for each of them. */
export function serve(node, env = {}) {
  const { MALLOC_ARENA_MAX = '2' } = process.env
  handOver(node, ['--disable-warning=ExperimentalWarning', inProject('server/main.ts')], {
    MALLOC_ARENA_MAX,
    ...env,
  })
}
