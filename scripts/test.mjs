/**
 * `npm test` installs what the tests need, and runs all tests. `npm test -- types lint` runs only the named parts. `--times`
 * prints the files that took longest. `--long` (`npm run test:long`) runs the long parts instead.
 */
import { parseArgs } from 'node:util'
import { longSequences, sequences } from './support/tests/parts.mjs'
import { prepareTests } from './support/tests/prepareTests.mjs'
import { runCounting, runSequences } from './support/tests/runSequences.mjs'
import { chooseTestOrder } from './support/tests/testOrder.mjs'

await runCounting(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { times: { type: 'boolean' }, long: { type: 'boolean' } },
  })
  const order = chooseTestOrder()
  const node = await prepareTests()
  return runSequences(values.long ? longSequences : sequences, node, {
    order,
    names: positionals,
    times: values.times,
  })
})
