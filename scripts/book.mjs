/** `npm run book -- FILE.pdf` makes a printable book from the content of the memorial. */
import { becomeProgram } from './support/becomeProgram.mjs'
import { smallHeap } from './support/smallHeap.mjs'

await becomeProgram('commands/book', [smallHeap])
