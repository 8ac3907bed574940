/**
 * `npm run demo`: starts a memorial of an invented life, in ./demo-data or DATA_DIR. ADMIN_USERNAME and ADMIN_PASSWORD set its
 * administrator when it is first filled.
 */
import { prepare } from './support/prepare.mjs'
import { sampleData } from './support/sampleData.mjs'
import { serve } from './support/serve.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  const node = await prepare()
  serve(await sampleData(node))
})
