/** `npm run dev`: serves the sample life; server and pages reload when their files change. */
import { prepare } from './support/prepare.mjs'
import { inProject } from './support/project.mjs'
import { handOver } from './support/run.mjs'
import { sampleData } from './support/sampleData.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  const node = await prepare({ tools: true })
  const env = await sampleData(node)
  handOver(node, [inProject('scripts/support/devServer.mjs')], env)
})
