/** `npm run doctor`: looks at everything a memorial needs; one line for each of 25 checks, with the cure of what is wrong. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/doctor')
