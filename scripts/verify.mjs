/** `npm run verify`: reads every original again and says what is wrong; the server may keep running. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/verify')
