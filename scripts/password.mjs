/** `npm run password [-- NAME]`: sets a new password for a keeper, or the first administrator, and ends the sessions. */
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { inProject } from './support/project.mjs'
import { handOver } from './support/run.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  await install()
  const script = inProject('scripts/support/newPassword.ts')
  handOver(findNode(), ['--disable-warning=ExperimentalWarning', script, ...process.argv.slice(2)])
})
