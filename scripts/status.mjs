/** `npm run status [-- --json]`: free space, last copy, last check and version; the server may keep running. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/status')
