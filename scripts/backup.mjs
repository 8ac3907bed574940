/**
 * `npm run backup -- FILE.zip|FOLDER` makes a backup of the memorial, even while the server is running. Each backup in a folder adds
 * only what is new; with `--keep 7`, only the newest seven stay.
 */
import { constants, setPriority } from 'node:os'
import { becomeProgram } from './support/becomeProgram.mjs'

// the backup gets a low priority, so that it does not slow down the server
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

await becomeProgram('commands/backup')
