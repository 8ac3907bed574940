/**
 * `npm run import -- FILE…` imports an archive, or photographs from phones, Google Takeout and Apple Photos. With
 * `--without-damaged`, it leaves out damaged files of an archive.
 */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/import')
