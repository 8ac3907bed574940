import { nodeOfBuild } from './node24.mjs'
import { builtProgramArguments, compileCache } from './project.mjs'
import { handOver } from './run.mjs'

const MEGABYTE = String(1024 * 1024)

/**
 * Returns the environment for the server. The variables limit the memory of glibc, because by default glibc reserves memory for
 * each thread and does not return the memory of large buffers.
 */
export const serverEnvironment = () => ({
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: MEGABYTE,
  MALLOC_TRIM_THRESHOLD_: MEGABYTE,
  ...compileCache,
  ...process.env,
})

export const serve = (env = {}, flags = []) =>
  handOver(nodeOfBuild(), [...flags, ...builtProgramArguments('main')], { ...serverEnvironment(), ...env })
