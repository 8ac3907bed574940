/** `npm run export -- FOLDER|FILE.zip` writes the memorial as files that open without a server. */
import { build } from './support/build.mjs'
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { inProject } from './support/project.mjs'
import { handOver } from './support/run.mjs'
import { smallHeap } from './support/smallHeap.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  await install()
  const node = findNode()
  await build(node)
  const args = [inProject('server/export/main.ts'), ...process.argv.slice(2)]
  handOver(node, [smallHeap, '--disable-warning=ExperimentalWarning', ...args])
})
