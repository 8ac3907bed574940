/** `npm run import -- FILE…` takes in an archive, or photographs of phones, Google Takeout and Apple Photos. */
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { inProject } from './support/project.mjs'
import { handOver } from './support/run.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  await install()
  const args = [inProject('server/import/main.ts'), ...process.argv.slice(2)]
  handOver(findNode(), ['--disable-warning=ExperimentalWarning', ...args])
})
