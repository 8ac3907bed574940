/** `npm run dev`: the sample life, and both sides reload when their files change. */
import { build } from './workshop/build.mjs'
import { install } from './workshop/install.mjs'
import { findNode } from './workshop/node24.mjs'
import { inProject } from './workshop/project.mjs'
import { handOver } from './workshop/run.mjs'
import { sampleData } from './workshop/sampleData.mjs'
import { command } from './workshop/stop.mjs'

await command(async () => {
  await install({ tools: true })
  const node = findNode()
  await build(node)
  const env = await sampleData(node)
  handOver(node, [inProject('scripts/workshop/devServer.mjs')], env)
})
