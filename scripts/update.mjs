/** `npm run update -- FILE.tar.gz` tries a release on a copy of the data. If the release works, it replaces this version. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/update')
