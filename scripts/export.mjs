/** `npm run export -- FOLDER|FILE.zip` writes the memorial as files that a browser can open without a server. */
import { becomeProgram } from './support/becomeProgram.mjs'
import { smallHeap } from './support/smallHeap.mjs'

await becomeProgram('commands/export', [smallHeap])
