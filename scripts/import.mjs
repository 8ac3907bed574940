/**
 * `npm run import -- FILE…` imports an archive, or photographs from phones, Google Takeout and Apple Photos. With `--list`, it only
 * says what it would import. With `--without-damaged`, it leaves out damaged files of an archive.
 */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/import')
