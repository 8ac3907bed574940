/** `npm run keepers -- list|invite|end NAME`: who keeps the memorial, an invitation for another, the end of sessions. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/keepers')
