/** `npm run backup -- FILE.zip|FOLDER`: copies the memorial, which may stay in use. */
import { constants, setPriority } from 'node:os'
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { inProject } from './support/project.mjs'
import { handOver } from './support/run.mjs'
import { smallHeap } from './support/smallHeap.mjs'
import { command } from './support/stop.mjs'

// whoever looks at the memorial meanwhile goes first
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

await command(async () => {
  await install()
  const args = [inProject('server/backup/backupMain.ts'), ...process.argv.slice(2)]
  handOver(findNode(), [smallHeap, '--disable-warning=ExperimentalWarning', ...args])
})
