import { install } from './install.mjs'
import { findNode } from './node24.mjs'
import { programOf } from './project.mjs'
import { handOver } from './run.mjs'
import { command } from './stop.mjs'

/** Becomes one of our programs, with the arguments of this process, once everything is installed. */
export const becomeProgram = (main, { flags = [], prepare } = {}) =>
  command(async () => {
    await install()
    const node = findNode()
    await prepare?.(node)
    handOver(node, [...flags, ...programOf(main), ...process.argv.slice(2)])
  })
