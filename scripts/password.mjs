/** `npm run password [-- NAME]`: sets a new password for a keeper, or the first administrator, and ends the sessions. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/password')
