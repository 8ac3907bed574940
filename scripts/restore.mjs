/** `npm run restore -- FILE.zip|FOLDER`: brings a backup up in an empty place; `--check` only reads it through. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/restore')
