/** `npm run test:faults -- [seconds] [seed]`: sends damaged files, with `BACKEND=postgres-s3` to a server on PostgreSQL and S3. */
import { prepareTests } from './support/prepareTests.mjs'
import { programOf } from './support/project.mjs'
import { handOver } from './support/run.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  const node = await prepareTests()
  const faults = [...programOf('tests/faults.ts'), ...process.argv.slice(2)]
  // the servers are its parents, so that their memory does not count as the product's
  const onServers = process.env.BACKEND === 'postgres-s3'
  handOver(node, onServers ? [...programOf('tests/support/withServers.ts'), node, ...faults] : faults)
})
