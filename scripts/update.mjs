/** `npm run update -- FILE.tar.gz`: tries a release on a copy of the data, and replaces this version with it. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/update')
