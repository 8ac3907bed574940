/**
 * `npm run export -- FOLDER|FILE.zip` writes the memorial as files that a browser can open without a server. With
 * `--pictures small`, they are small enough for e-mail; with `--book`, the book is next to them.
 */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/export')
