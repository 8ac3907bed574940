/** Of each scale, from fine to coarse; as Wang, Simoncelli and Bovik found them ('Multi-scale structural similarity', 2003). */
const WEIGHTS = [0.0448, 0.2856, 0.3001, 0.2363, 0.1333]
/** A square window of so many pixels, moved by half of it. */
const WINDOW = 8
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

/** MS-SSIM of two pictures of one channel and the same size: 1 when they are the same. */
export function compareStructure(one, other, width, height) {
  let [a, b, across, down] = [one, other, width, height]
  let product = 1
  for (const [scale, weight] of WEIGHTS.entries()) {
    const { contrast, luminance } = compareWindows(a, b, across, down)
    const isLast = scale === WEIGHTS.length - 1
    product *= Math.max(0, isLast ? contrast * luminance : contrast) ** weight
    ;[a, b] = [halve(a, across, down), halve(b, across, down)]
    ;[across, down] = [across >> 1, down >> 1]
  }
  return product
}

/** The means over all windows of how alike they are in contrast and structure, and in luminance. */
function compareWindows(a, b, width, height) {
  let [contrast, luminance, windows] = [0, 0, 0]
  for (let top = 0; top + WINDOW <= height; top += WINDOW / 2)
    for (let left = 0; left + WINDOW <= width; left += WINDOW / 2) {
      let [sumA, sumB, squareA, squareB, both] = [0, 0, 0, 0, 0]
      for (let y = top; y < top + WINDOW; y++)
        for (let x = left, at = y * width + left; x < left + WINDOW; x++, at++) {
          sumA += a[at]
          sumB += b[at]
          squareA += a[at] * a[at]
          squareB += b[at] * b[at]
          both += a[at] * b[at]
        }
      const count = WINDOW * WINDOW
      const [meanA, meanB] = [sumA / count, sumB / count]
      const [varianceA, varianceB] = [squareA / count - meanA ** 2, squareB / count - meanB ** 2]
      contrast += (2 * (both / count - meanA * meanB) + C2) / (varianceA + varianceB + C2)
      luminance += (2 * meanA * meanB + C1) / (meanA ** 2 + meanB ** 2 + C1)
      windows += 1
    }
  return { contrast: contrast / windows, luminance: luminance / windows }
}

function halve(pixels, width, height) {
  const [across, down] = [width >> 1, height >> 1]
  const half = new Float32Array(across * down)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const at = 2 * y * width + 2 * x
      half[y * across + x] = (pixels[at] + pixels[at + 1] + pixels[at + width] + pixels[at + width + 1]) / 4
    }
  return half
}
