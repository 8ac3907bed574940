/**
 * `npm test`: sets up what the tests need and runs them all; `npm test -- types lint` runs only the named parts, `--times`
 * prints the files that took longest, and `--long` (`npm run test:long`) runs the long parts instead.
 */
import { parseArgs } from 'node:util'
import { lanes, longLanes } from './support/parts.mjs'
import { prepareTests } from './support/prepareTests.mjs'
import { runLanes } from './support/runLanes.mjs'
import { command } from './support/stop.mjs'

let total = { passed: 0, failed: 1 }
await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { times: { type: 'boolean' }, long: { type: 'boolean' } },
  })
  const node = await prepareTests()
  total = await runLanes(values.long ? longLanes : lanes, node, { names: positionals, times: values.times })
})
if (total.failed > 0) process.exitCode = 1
console.log(`\n${total.passed} passed, ${total.failed} failed`)
