/** `npm run keepers -- list|invite|end NAME`: lists the keepers, invites one, or ends all sessions of one. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/keepers')
