/** `npm test`: sets up what the tests need and runs them all; `npm test -- types lint` runs only the named parts. */
import { lanes } from './support/parts.mjs'
import { prepareTests } from './support/prepareTests.mjs'
import { run } from './support/run.mjs'
import { startServers } from './support/servers.mjs'
import { command, Stop } from './support/stop.mjs'

const parts = Object.assign({}, ...lanes)
const results = new Map()

await command(async () => {
  const names = chosenParts()
  const node = await prepareTests()
  // they start while the first parts run
  const servers = names.some((name) => parts[name].needsServers) && startServers(node)
  try {
    const chosen = lanes.map((lane) => Object.keys(lane).filter((name) => names.includes(name)))
    const ends = await Promise.allSettled(chosen.map((lane) => runLane(lane, node, servers)))
    for (const { reason } of ends) if (reason) throw reason
  } finally {
    if (servers) servers.stop()
  }
})

const total = { passed: 0, failed: process.exitCode ? 1 : 0 }
// once more at the end: whoever keeps only the end of a long log reads what failed
for (const [name, { failures }] of results)
  for (const failure of failures) console.log(`\n${name} failed: ${failure}`)
console.log()
for (const name of Object.keys(parts).filter((name) => results.has(name))) {
  const { passed, failed, seconds } = results.get(name)
  console.log(`${name.padEnd(11)} ${passed} passed, ${failed} failed, ${seconds} s`)
  total.passed += passed
  total.failed += failed
}
if (total.failed > 0) process.exitCode = 1
console.log(`\n${total.passed} passed, ${total.failed} failed`)

function chosenParts() {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !(name in parts))
  if (unknown.length > 0)
    throw new Stop(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`)
  return asked.length > 0 ? asked : Object.keys(parts)
}

async function runLane(lane, node, servers) {
  for (const name of lane) {
    const label = `${name.padEnd(11)} │ `
    const runNode = (args, env) => run(node, args, { env, label })
    const begun = Date.now()
    const env = parts[name].needsServers && (await servers.env)
    const result = await parts[name].run(runNode, env)
    results.set(name, { ...result, seconds: ((Date.now() - begun) / 1000).toFixed(1) })
  }
}
