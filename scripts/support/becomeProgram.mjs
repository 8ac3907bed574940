import { becomeCurrent } from './becomeCurrent.mjs'
import { nodeOfBuild } from './node24.mjs'
import { builtProgram, canRun, envFile } from './project.mjs'
import { handOver } from './run.mjs'
import { command, Stop } from './stop.mjs'

/**
 * Becomes one of our programs, with the arguments of this process. It is that of the present build, and installs nothing: a
 * command beside a running server is of the same version, also when newer sources have come meanwhile.
 */
export const becomeProgram = (name, flags = []) =>
  command(() => {
    if (becomeCurrent()) return
    if (!canRun())
      throw new Stop('Nothing is built for this yet: please run `npm run build` first, and then this again.')
    handOver(nodeOfBuild(), [...envFile(), ...flags, ...builtProgram(name), ...process.argv.slice(2)])
  })
