/** `npm run restore -- FILE.zip|FOLDER`: restores a backup in an empty place; `--check` only reads it. */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/restore')
