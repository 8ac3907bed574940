/** `npm run dev` serves the sample memorial. The server and the pages reload whenever their source files change. */
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
