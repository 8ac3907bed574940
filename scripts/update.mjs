/** `npm run update -- FILE.tar.gz`: a release takes the place of this version once it was tried on a copy of the data. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/update')
