/** `npm run restore -- FILE.zip|FOLDER`: brings a backup up in an empty place; `--check` only reads it through. */
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { inProject } from './support/project.mjs'
import { handOver } from './support/run.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  await install()
  const args = [inProject('server/backup/restoreMain.ts'), ...process.argv.slice(2)]
  handOver(findNode(), ['--disable-warning=ExperimentalWarning', ...args])
})
