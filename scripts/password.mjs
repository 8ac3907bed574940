/**
 * `npm run password [-- NAME]` sets a new password for a keeper (a person who may log in) or for the first administrator, and
 * ends all sessions of that person.
 */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/password')
