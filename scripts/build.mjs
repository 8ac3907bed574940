/** `npm run build`: builds the pages into dist/, when their sources changed. */
import { build } from './support/build.mjs'
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  await install()
  await build(findNode())
})
