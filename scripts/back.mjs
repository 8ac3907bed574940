/**
 * `npm run back` returns to the version before the last update. With `--yes`, it also does
 * so if that version shows less than was written since.
 */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/back')
