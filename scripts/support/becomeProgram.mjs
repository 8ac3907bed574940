import { becomeCurrent } from './becomeCurrent.mjs'
import { nodeOfBuild } from './node24.mjs'
import { builtProgramArguments, canRun, envFileArguments } from './project.mjs'
import { handOver } from './run.mjs'
import { command, Stop } from './stop.mjs'

/**
 * Replaces this process with a program from the existing build, and passes on the arguments. It does not install or build
 * anything. Therefore a command has the same version as the running server, even if the sources are newer.
 */
export const becomeProgram = (name) =>
  command(() => {
    if (becomeCurrent()) return
    if (!canRun())
      throw new Stop('Nothing is built for this yet: please run `npm run build` first, and then this again.')
    handOver(nodeOfBuild(), [...envFileArguments(), ...builtProgramArguments(name), ...process.argv.slice(2)])
  })
