/** `npm start`: installs what is missing, builds what has changed, then becomes the server. */
import { build } from './support/build.mjs'
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { serve } from './support/serve.mjs'
import { command, Stop } from './support/stop.mjs'

await command(async () => {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Stop(`This needs Node 20 or later to start with; this is Node ${process.versions.node}.`)
  }
  await install()
  const node = findNode()
  await build(node)
  serve(node)
})
