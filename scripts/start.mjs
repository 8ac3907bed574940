/** `npm start`: installs what is missing, builds what has changed, then becomes the server. */
import { prepare } from './support/prepare.mjs'
import { serve } from './support/serve.mjs'
import { command, Stop } from './support/stop.mjs'

await command(async () => {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Stop(`This needs Node 20 or later to start with; this is Node ${process.versions.node}.`)
  }
  serve(await prepare())
})
