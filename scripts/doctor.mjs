/** `npm run doctor` checks everything that a memorial needs. It prints one line for each check, and how to fix each problem. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/doctor')
