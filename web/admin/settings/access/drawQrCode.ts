import { encode } from 'uqr'

/** A quarter of it may be worn off; the margin is what readers need. */
const OPTIONS = { ecc: 'Q', border: 4 } as const

/** A text as a QR code: an SVG document, black on white. */
export function drawQrCode(text: string): string {
  const { size, data } = encode(text, OPTIONS)
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares.join('')}"/></svg>`
  )
}
