import { builtProgram, compileCache } from './project.mjs'
import { handOver } from './run.mjs'
import { smallHeap } from './smallHeap.mjs'

/** How Node runs the server. */
export const serverArguments = [smallHeap, ...builtProgram('main')]

/** Photographs are decoded on many threads, and glibc would reserve memory for each of them. */
export const serverEnvironment = () => ({ MALLOC_ARENA_MAX: '2', ...compileCache, ...process.env })

/** Becomes the server. */
export const serve = (node, env = {}) => handOver(node, serverArguments, { ...serverEnvironment(), ...env })
