/** `npm run build` builds the pages and the server into dist/ if their sources have changed. */
import { isBuilt } from './support/build.mjs'
import { prepare } from './support/prepare.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  if (!isBuilt()) await prepare()
})
