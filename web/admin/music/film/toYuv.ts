/** The shares of red, green and blue in brightness, blueness and redness by BT.709 for televisions, in parts of 65,536. */
const BRIGHT = [11_966, 40_254, 4_064] as const
const BLUE = [-6_596, -22_188, 28_784] as const
const RED = [28_784, -26_145, -2_639] as const

/**
 * A picture as encoders of films take it (I420): its brightness, then blueness and redness of every four pixels. Browsers would do
 * it each in its own way, Chromium in one that televisions show too dark.
 */
export function toYuv({ data, width, height }: ImageData): Uint8Array<ArrayBuffer> {
  const pixels = width * height
  const yuv = new Uint8Array((pixels * 3) / 2)
  const partOf = (at: number) => data[at] as number
  for (let pixel = 0, at = 0; pixel < pixels; pixel++, at += 4) {
    const sum = BRIGHT[0] * partOf(at) + BRIGHT[1] * partOf(at + 1) + BRIGHT[2] * partOf(at + 2)
    yuv[pixel] = 16 + ((sum + 32_768) >> 16)
  }
  const line = 4 * width
  const ofFour = (at: number) => partOf(at) + partOf(at + 4) + partOf(at + line) + partOf(at + line + 4)
  let to = pixels
  for (let row = 0; row < height; row += 2) {
    for (let at = row * line; at < (row + 1) * line; at += 8, to++) {
      const [red, green, blue] = [ofFour(at), ofFour(at + 1), ofFour(at + 2)]
      yuv[to] = 128 + ((BLUE[0] * red + BLUE[1] * green + BLUE[2] * blue + 131_072) >> 18)
      yuv[to + pixels / 4] = 128 + ((RED[0] * red + RED[1] * green + RED[2] * blue + 131_072) >> 18)
    }
  }
  return yuv
}
