/** `npm run verify` reads every original again, and reports damaged and missing files, even while the server is running. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/verify')
