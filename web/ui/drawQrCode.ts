import { encode } from 'uqr'

/** With error correction level Q, a quarter of the code may be damaged. Scanners need a border of 4 squares. */
const QR_OPTIONS = { ecc: 'Q', border: 4 } as const
const SVG_SCALE = 8
/** The number of pixels per square of the code, high enough for sharp printing. */
const PNG_SCALE = 24

/** Draws a text as a QR code, black on white; returns an SVG document as a data: URL. */
export function drawQrCodeSvg(text: string): string {
  const { size, data } = encode(text, QR_OPTIONS)
  const runs = data.flatMap((row, y) =>
    listRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * SVG_SCALE}" height="${size * SVG_SCALE}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join('')}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Draws a text as a QR code in PNG format, for programs that cannot read SVG; returns a data: URL. */
export function drawQrCodePng(text: string): string {
  const { size, data } = encode(text, QR_OPTIONS)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * PNG_SCALE
  const context = canvas.getContext('2d')
  if (!context) return drawQrCodeSvg(text)
  context.scale(PNG_SCALE, PNG_SCALE)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.fillStyle = '#000'
  data.forEach((row, y) => row.forEach((isDark, x) => isDark && context.fillRect(x, y, 1, 1)))
  return canvas.toDataURL('image/png')
}

function listRuns(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (isDark && last && row[x - 1]) last[1]++
    else if (isDark) runs.push([x, 1])
  })
  return runs
}
