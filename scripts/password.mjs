/** `npm run password [-- username]`: sets a new password for the administrator and ends all sessions. */
import { install } from './workshop/install.mjs'
import { findNode } from './workshop/node24.mjs'
import { inProject } from './workshop/project.mjs'
import { handOver } from './workshop/run.mjs'
import { command } from './workshop/stop.mjs'

await command(async () => {
  await install()
  const script = inProject('scripts/workshop/newPassword.ts')
  handOver(findNode(), ['--disable-warning=ExperimentalWarning', script, ...process.argv.slice(2)])
})
