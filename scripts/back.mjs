/** `npm run back` returns to the version before the last update. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/back')
