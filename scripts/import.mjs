/** `npm run import -- FILE…` takes in an archive, or photographs of phones, Google Takeout and Apple Photos. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/import')
