/** `npm run import -- FILE…` imports an archive, or photographs from phones, Google Takeout and Apple Photos. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/import')
