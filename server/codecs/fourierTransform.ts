/** The discrete Fourier transform in place, of as many complex numbers as a power of two (Cooley and Tukey). */
export function fourierTransform(real: Float64Array, imaginary: Float64Array): void {
  const { length } = real
  swapReversed(real, imaginary)
  for (let size = 2; size <= length; size *= 2) {
    const angle = (-2 * Math.PI) / size
    const [turnReal, turnImaginary] = [Math.cos(angle), Math.sin(angle)]
    for (let begin = 0; begin < length; begin += size) {
      let [factorReal, factorImaginary] = [1, 0]
      for (let low = begin; low < begin + size / 2; low++) {
        const high = low + size / 2
        const [a, b] = [real[high] ?? 0, imaginary[high] ?? 0]
        const oddReal = a * factorReal - b * factorImaginary
        const oddImaginary = a * factorImaginary + b * factorReal
        real[high] = (real[low] ?? 0) - oddReal
        imaginary[high] = (imaginary[low] ?? 0) - oddImaginary
        real[low] = (real[low] ?? 0) + oddReal
        imaginary[low] = (imaginary[low] ?? 0) + oddImaginary
        const next = factorReal * turnReal - factorImaginary * turnImaginary
        factorImaginary = factorReal * turnImaginary + factorImaginary * turnReal
        factorReal = next
      }
    }
  }
}

/** Puts each number where its index leads, read in bits from right to left. */
function swapReversed(real: Float64Array, imaginary: Float64Array) {
  for (let index = 1, reversed = 0; index < real.length; index++) {
    let bit = real.length >> 1
    for (; reversed & bit; bit >>= 1) reversed ^= bit
    reversed ^= bit
    if (index >= reversed) continue
    for (const list of [real, imaginary]) {
      const value = list[index] ?? 0
      list[index] = list[reversed] ?? 0
      list[reversed] = value
    }
  }
}
