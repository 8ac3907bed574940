/** `npm run test:kills -- --rounds 1000 [--backend postgres-s3 | --power-cuts]`: kills servers at work and looks what they have lost. */
import { prepareTests } from './support/prepareTests.mjs'
import { programOf } from './support/project.mjs'
import { handOver } from './support/run.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  handOver(await prepareTests(), [...programOf('tests/kills/run.ts'), ...process.argv.slice(2)])
})
