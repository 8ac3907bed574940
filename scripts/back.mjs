/** `npm run back`: brings the version before the last update up again. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/back')
