/** `npm test`: sets up what the tests need and runs them all; `npm test -- types lint` runs only the named parts. */
import { parts } from './support/parts.mjs'
import { prepareTests } from './support/prepareTests.mjs'
import { startServers } from './support/servers.mjs'
import { command, Stop } from './support/stop.mjs'

const lines = []
const total = { passed: 0, failed: 0 }

await command(async () => {
  const names = chosenParts()
  const node = await prepareTests()
  // they start while the first parts run
  const servers = names.some((name) => parts[name].needsServers) && startServers(node)
  try {
    for (const name of names) await runPart(name, node, servers)
  } finally {
    if (servers) servers.stop()
  }
})

if (process.exitCode) total.failed += 1
if (total.failed > 0) process.exitCode = 1
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)

function chosenParts() {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !(name in parts))
  if (unknown.length > 0)
    throw new Stop(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`)
  return asked.length > 0 ? asked : Object.keys(parts)
}

async function runPart(name, node, servers) {
  console.log(`\n── ${name} ──`)
  const begun = Date.now()
  const env = parts[name].needsServers && (await servers.env)
  const { passed, failed } = await parts[name].run(node, env)
  total.passed += passed
  total.failed += failed
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  lines.push(`${name.padEnd(11)} ${passed} passed, ${failed} failed, ${seconds} s`)
}
