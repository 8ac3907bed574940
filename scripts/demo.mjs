/** `npm run demo`: a memorial filled with one invented life, in ./demo-data unless DATA_DIR says otherwise. */
import { build } from './workshop/build.mjs'
import { install } from './workshop/install.mjs'
import { findNode } from './workshop/node24.mjs'
import { sampleData } from './workshop/sampleData.mjs'
import { serve } from './workshop/serve.mjs'
import { command } from './workshop/stop.mjs'

await command(async () => {
  await install()
  const node = findNode()
  await build(node)
  serve(node, await sampleData(node))
})
