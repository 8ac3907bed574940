/**
 * `npm run restore -- FILE.zip|FOLDER` restores a backup to an empty memorial. With `--check`, it only reads the backup; with
 * `--without-damaged`, it leaves out damaged files.
 */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/restore')
