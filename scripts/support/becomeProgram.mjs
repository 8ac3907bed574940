import { existsSync } from 'node:fs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { findNode } from './node24.mjs'
import { builtProgram } from './project.mjs'
import { handOver } from './run.mjs'
import { command } from './stop.mjs'

/**
 * Becomes one of our programs, with the arguments of this process, once everything is installed. It is that of the last
 * build: a command beside a running server is of the same version, also when newer sources have come meanwhile.
 */
export const becomeProgram = (name, flags = []) =>
  command(async () => {
    await install()
    const node = findNode()
    const program = builtProgram(name)
    if (!existsSync(program.at(-1))) await build(node)
    handOver(node, [...flags, ...program, ...process.argv.slice(2)])
  })
