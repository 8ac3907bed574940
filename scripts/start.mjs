/** `npm start` installs missing packages, builds the application if its sources have changed, and starts the server. */
import { becomeCurrent } from './support/becomeCurrent.mjs'
import { isBuilt } from './support/build.mjs'
import { prepare } from './support/prepare.mjs'
import { canRun, envFileArguments } from './support/project.mjs'
import { serve } from './support/serve.mjs'
import { command, Stop } from './support/stop.mjs'

await command(async () => {
  if (becomeCurrent()) return
  if (!isBuilt()) await prepare({ isQuiet: true }).catch(warnIfBuiltBefore)
  serve({}, envFileArguments())
})

/** Prints a warning if installing or building has failed but there is an earlier build. The earlier build then starts instead. */
function warnIfBuiltBefore(error) {
  if (!(error instanceof Stop && canRun())) throw error
  console.warn(`${error.message} The version that was built before starts instead.`)
}
