/**
 * `npm run archive -- FILE.zip` writes all originals (as people sent them), captions, memories and settings to a ZIP file. With
 * `--captions embedded`, the captions are also written into the photographs.
 */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/archive')
