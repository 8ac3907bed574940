/** `npm run film -- FILE.mp4` renders the slideshow as a video file. */
import { becomeProgram } from './support/becomeProgram.mjs'
import { smallHeap } from './support/smallHeap.mjs'

await becomeProgram('commands/film', [smallHeap])
