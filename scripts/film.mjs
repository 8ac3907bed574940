/** `npm run film -- FILE.mp4` makes the slideshow a film. */
import { becomeProgram } from './support/becomeProgram.mjs'
import { smallHeap } from './support/smallHeap.mjs'

await becomeProgram('commands/film', [smallHeap])
