/** `npm run backup -- FILE.zip|FOLDER`: copies the memorial, which may stay in use. */
import { constants, setPriority } from 'node:os'
import { becomeProgram } from './support/becomeProgram.mjs'
import { smallHeap } from './support/smallHeap.mjs'

// visitors of the memorial come first while this runs
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

await becomeProgram('commands/backup', [smallHeap])
