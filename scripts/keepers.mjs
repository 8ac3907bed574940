/**
 * `npm run keepers -- list|invite|end NAME` lists the keepers (people who may log in), invites a keeper, or ends all sessions of
 * a keeper. With `--administrator`, the invited keeper may do everything.
 */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/keepers')
