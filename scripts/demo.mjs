/** `npm run demo`: a memorial filled with one invented life, in ./demo-data unless DATA_DIR says otherwise. */
import { build } from './workshop/build.mjs'
import { install } from './workshop/install.mjs'
import { findNode } from './workshop/node24.mjs'
import { inProject } from './workshop/project.mjs'
import { handOver } from './workshop/run.mjs'
import { sampleData } from './workshop/sampleData.mjs'
import { command } from './workshop/stop.mjs'

await command(async () => {
  await install()
  const node = findNode()
  await build(node)
  const env = await sampleData(node)
  handOver(node, ['--disable-warning=ExperimentalWarning', inProject('server/main.ts')], env)
})
