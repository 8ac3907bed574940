/**
 * `npm run film -- FILE.mp4` renders the slideshow as a video file. `--size 720` makes it smaller than `--size 1080`; `--captions`
 * shows titles and descriptions.
 */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/film')
