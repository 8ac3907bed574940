/** `npm run archive -- FILE.zip` writes all originals, captions, memories and settings into one ZIP file. */
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { inProject } from './support/project.mjs'
import { handOver } from './support/run.mjs'
import { smallHeap } from './support/smallHeap.mjs'
import { command } from './support/stop.mjs'

await command(async () => {
  await install()
  const args = [inProject('server/archive/main.ts'), ...process.argv.slice(2)]
  handOver(findNode(), [smallHeap, '--disable-warning=ExperimentalWarning', ...args])
})
