/** `npm run build`: builds the pages into dist/, when their sources changed. */
import { prepare } from './support/prepare.mjs'
import { command } from './support/stop.mjs'

await command(prepare)
