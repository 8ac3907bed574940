/** `npm run test:kills -- --rounds 1000 [--backend postgres-s3 | --power-cuts]`: kills servers at work and looks what they have lost. */
import { prepareTests } from './support/prepareTests.mjs'
import { inProject } from './support/project.mjs'
import { handOver } from './support/run.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  const node = await prepareTests()
  handOver(node, [
    '--disable-warning=ExperimentalWarning',
    inProject('tests/kills/run.ts'),
    ...process.argv.slice(2),
  ])
})
