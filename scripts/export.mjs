/** `npm run export -- FOLDER|FILE.zip` writes the memorial as files that open without a server. */
import { build } from './support/build.mjs'
import { becomeProgram } from './support/becomeProgram.mjs'
import { smallHeap } from './support/smallHeap.mjs'

await becomeProgram('server/export/main.ts', { flags: [smallHeap], prepare: build })
