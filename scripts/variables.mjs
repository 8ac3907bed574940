/** `npm run variables` writes the list of environment variables into README.md and .env.example. */
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { programArguments } from './support/project.mjs'
import { handOver } from './support/run.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  await install()
  handOver(findNode(), programArguments('scripts/support/writeVariables.mjs'))
})
