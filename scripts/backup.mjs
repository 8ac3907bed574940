/** `npm run backup -- FILE.zip|FOLDER`: copies the memorial, which may stay in use. */
import { constants, setPriority } from 'node:os'
import { becomeProgram } from './support/becomeProgram.mjs'
import { smallHeap } from './support/smallHeap.mjs'

// whoever looks at the memorial meanwhile goes first
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

await becomeProgram('backup/backupMain', [smallHeap])
