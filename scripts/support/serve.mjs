import { nodeOfBuild } from './node24.mjs'
import { builtProgram, compileCache } from './project.mjs'
import { handOver } from './run.mjs'
import { smallHeap } from './smallHeap.mjs'

/** How Node runs the server. */
export const serverArguments = () => [smallHeap, ...builtProgram('main')]

const MEGABYTE = String(1024 * 1024)

/** By itself glibc reserves memory for each thread, and keeps what large buffers had. */
export const serverEnvironment = () => ({
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: MEGABYTE,
  MALLOC_TRIM_THRESHOLD_: MEGABYTE,
  ...compileCache,
  ...process.env,
})

/** Becomes the server. */
export const serve = (env = {}, flags = []) =>
  handOver(nodeOfBuild(), [...flags, ...serverArguments()], { ...serverEnvironment(), ...env })
