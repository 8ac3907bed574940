import { existsSync } from 'node:fs'
import { becomeCurrent } from './becomeCurrent.mjs'
import { nodeOfBuild } from './node24.mjs'
import { builtProgram, envFile } from './project.mjs'
import { handOver } from './run.mjs'
import { command, Stop } from './stop.mjs'

/**
 * Becomes one of our programs, with the arguments of this process. It is that of the present build, and installs nothing: a
 * command beside a running server is of the same version, also when newer sources have come meanwhile.
 */
export const becomeProgram = (name, flags = []) =>
  command(() => {
    if (becomeCurrent()) return
    const program = builtProgram(name)
    if (!existsSync(program.at(-1)))
      throw new Stop('Nothing is built for this yet: please run `npm run build` first, and then this again.')
    handOver(nodeOfBuild(), [...envFile(), ...flags, ...program, ...process.argv.slice(2)])
  })
