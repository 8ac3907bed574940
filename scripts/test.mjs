/**
 * `npm test`: sets up what the tests need and runs them all; `npm test -- types lint` runs only the named parts, `--times`
 * prints the files that took longest, and `--long` (`npm run test:long`) runs the long parts instead.
 */
import { parseArgs } from 'node:util'
import { lanes, longLanes } from './support/parts.mjs'
import { prepareTests } from './support/prepareTests.mjs'
import { runLanes, sumCommand } from './support/runLanes.mjs'

await sumCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { times: { type: 'boolean' }, long: { type: 'boolean' } },
  })
  const node = await prepareTests()
  return runLanes(values.long ? longLanes : lanes, node, { names: positionals, times: values.times })
})
