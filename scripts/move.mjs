/** `npm run move -- --to servers` copies a whole memorial to PostgreSQL and S3; `--to folder` copies it back. */
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { inProject } from './support/project.mjs'
import { handOver } from './support/run.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  await install()
  const args = [inProject('server/move/main.ts'), ...process.argv.slice(2)]
  handOver(findNode(), ['--disable-warning=ExperimentalWarning', ...args])
})
