/**
 * `npm run demo` starts a sample memorial about a fictional man. Its data folder is ./demo-data or DATA_DIR. When the sample
 * content is first added, the administrator gets the name and password in ADMIN_USERNAME and ADMIN_PASSWORD.
 */
import { prepare } from './support/prepare.mjs'
import { sampleData } from './support/sampleData.mjs'
import { serve } from './support/serve.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  const node = await prepare()
  serve(await sampleData(node))
})
