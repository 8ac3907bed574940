/** `npm run move -- --to servers` copies a whole memorial to PostgreSQL and S3; `--to folder` copies it back. */
import { install } from './workshop/install.mjs'
import { findNode } from './workshop/node24.mjs'
import { inProject } from './workshop/project.mjs'
import { handOver } from './workshop/run.mjs'
import { command } from './workshop/stop.mjs'

await command(async () => {
  await install()
  const args = [inProject('server/move/main.ts'), ...process.argv.slice(2)]
  handOver(findNode(), ['--disable-warning=ExperimentalWarning', ...args])
})
