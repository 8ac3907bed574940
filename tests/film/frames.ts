import { spawnSync } from 'node:child_process'
import { FRAMES_PER_SECOND } from '../../contract/outputs/film.ts'

const WIDTH = 320
const HEIGHT = 180
const FRAME_BYTES = WIDTH * HEIGHT * 3

/** Decodes all frames of a film as RGB, 320 by 180 pixels each. */
export function readFrames(file: string) {
  const scale = `scale=${WIDTH}:${HEIGHT}:in_color_matrix=bt709`
  const args = ['-v', 'error', '-i', file, '-vf', scale, '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-']
  const { stdout: bytes, stderr } = spawnSync('ffmpeg', args, { maxBuffer: 2 ** 28 })
  const frameAt = (second: number) => {
    const number = Math.floor(second * FRAMES_PER_SECOND + 0.001)
    return bytes.subarray(number * FRAME_BYTES, (number + 1) * FRAME_BYTES)
  }
  return {
    /** the decoder's errors; empty if there are none */
    errors: stderr.toString(),
    /** the color at a position in the frame that is shown at this second; `x` and `y` are from 0 to 1 */
    colorAt: (second: number, [x, y]: [number, number]) => {
      const at = (Math.floor(y * HEIGHT) * WIDTH + Math.floor(x * WIDTH)) * 3
      return [...frameAt(second).subarray(at, at + 3)]
    },
    /** the whiteness of the whitest pixel in the frame: the value of its darkest channel */
    whitestAt: (second: number) => {
      const frame = frameAt(second)
      let most = 0
      for (let at = 0; at < frame.length; at += 3)
        most = Math.max(most, Math.min(...frame.subarray(at, at + 3)))
      return most
    },
  }
}

/** Splits a color such as `#2040c0` into its three channels. */
export const channelsOf = (color: string) =>
  [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16))
