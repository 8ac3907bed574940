/** `npm start`: installs what is missing, builds what has changed, then becomes the server. */
import { becomeCurrent } from './support/becomeCurrent.mjs'
import { isBuilt } from './support/build.mjs'
import { prepare } from './support/prepare.mjs'
import { canRun, envFile } from './support/project.mjs'
import { serve } from './support/serve.mjs'
import { command, Stop } from './support/stop.mjs'

await command(async () => {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Stop(`This needs Node 20 or later to start with; this is Node ${process.versions.node}.`)
  }
  if (becomeCurrent()) return
  if (!isBuilt()) await prepare({ isQuiet: true }).catch(warnIfBuiltBefore)
  serve({}, envFile())
})

/** Lets the former build run when installing or building fails: a memorial that worked yesterday works today. */
function warnIfBuiltBefore(error) {
  if (!(error instanceof Stop && canRun())) throw error
  console.warn(`${error.message} The version that was built before starts instead.`)
}
