/** `npm run doctor`: checks everything a memorial needs, and prints one line for each check, with the cure of each fault. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/doctor')
