/** `npm run status [-- --json]` prints free space, last backup, last check and version, even while the server is running. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/status')
