/** `npm run archive -- FILE.zip` writes all originals (as people sent them), captions, memories and settings to a ZIP file. */
import { becomeProgram } from './support/becomeProgram.mjs'
import { smallHeap } from './support/smallHeap.mjs'

await becomeProgram('commands/archive', [smallHeap])
