/**
 * `npm run demo`: a memorial filled with one invented life, in ./demo-data unless DATA_DIR says otherwise. ADMIN_USERNAME and
 * ADMIN_PASSWORD name its administrator when it is filled.
 */
import { prepare } from './support/prepare.mjs'
import { sampleData } from './support/sampleData.mjs'
import { serve } from './support/serve.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  const node = await prepare()
  serve(await sampleData(node))
})
