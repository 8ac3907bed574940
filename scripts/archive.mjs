/** `npm run archive -- FILE.zip` writes all originals, captions, memories and settings into one ZIP file. */
import { becomeProgram } from './support/becomeProgram.mjs'
import { smallHeap } from './support/smallHeap.mjs'

await becomeProgram('commands/archive', [smallHeap])
