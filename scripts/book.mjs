/** `npm run book -- FILE.pdf` makes the memorial a book to print. */
import { becomeProgram } from './support/becomeProgram.mjs'
import { smallHeap } from './support/smallHeap.mjs'

await becomeProgram('commands/book', [smallHeap])
