/** `npm run test:kills -- --rounds 1000 [--backend postgres-s3 | --power-cuts]`: kills servers at work and looks what they have lost. */
import { build } from './support/build.mjs'
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { installPackages } from './support/packages.mjs'
import { inProject } from './support/project.mjs'
import { handOver } from './support/run.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  await install({ tools: true })
  await installPackages()
  const node = findNode()
  await build(node)
  handOver(node, [
    '--disable-warning=ExperimentalWarning',
    inProject('tests/kills/run.ts'),
    ...process.argv.slice(2),
  ])
})
