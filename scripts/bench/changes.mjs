import { overNetwork, person } from '../../samples/person.ts'
import { account } from '../support/measuredAccount.mjs'
import { median } from '../support/measuring.mjs'
import { ask, memoryOf, processorOf, startMemorial } from './processes.mjs'

const br = { 'accept-encoding': 'br' }

/** The first answer after a change, which is made anew, and the same answer once more. Absolute, for nothing bare does it. */
export async function benchChanges({ node, folder, rounds }) {
  const memorial = await startMemorial(node, folder)
  const visitor = person(overNetwork(`http://127.0.0.1:${memorial.port}`))
  const keeper = await visitor.logIn(account)
  const [photo] = (await keeper.call('GET /api/media')).body
  for (const path of ['/api/media', '/gallery', '/', '/slideshow', '/memories']) {
    const figures = { first: [], again: [] }
    for (let round = 0; round <= rounds; round++) {
      const body = { title: `Title ${round}` }
      await keeper.call('PUT /api/media/:id', { params: { id: photo.id }, body })
      const [first, again] = [await processorFor(memorial, path), await processorFor(memorial, path)]
      // the first round warms up
      if (round > 0) figures.first.push(first)
      if (round > 0) figures.again.push(again)
    }
    const [first, again] = [figures.first, figures.again].map((each) => median(each).toFixed(1))
    console.log(`${path.padEnd(12)} ${first} ms of processor, then ${again} ms`)
  }
  console.log(`memory then: ${memoryOf(memorial.pid).toFixed(0)} MB`)
  await memorial.stop()
}

async function processorFor(memorial, path) {
  const before = processorOf(memorial.pid)
  await ask(memorial, { path, request: br })
  return processorOf(memorial.pid) - before
}
