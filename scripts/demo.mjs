/**
 * `npm run demo`: a memorial filled with one invented life, in ./demo-data unless DATA_DIR says otherwise. ADMIN_USERNAME and
 * ADMIN_PASSWORD name its administrator when it is filled.
 */
import { build } from './support/build.mjs'
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { sampleData } from './support/sampleData.mjs'
import { serve } from './support/serve.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  await install()
  const node = findNode()
  await build(node)
  serve(node, await sampleData(node))
})
