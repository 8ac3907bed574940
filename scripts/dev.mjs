/** `npm run dev`: the sample life, and both sides reload when their files change. */
import { build } from './support/build.mjs'
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { inProject } from './support/project.mjs'
import { handOver } from './support/run.mjs'
import { sampleData } from './support/sampleData.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  await install({ tools: true })
  const node = findNode()
  await build(node)
  const env = await sampleData(node)
  handOver(node, [inProject('scripts/support/devServer.mjs')], env)
})
