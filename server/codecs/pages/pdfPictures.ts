import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import sharp from 'sharp'

/**
 * Makes a JPEG that takes the place of a picture while Typst typesets the pages. The JPEG is a single line of pixels, and its
 * width, `index + 1`, identifies the picture. Placeholders save memory, because Typst keeps every picture decoded in memory until
 * it writes the file.
 */
export async function makePlaceholder(file: string, index: number): Promise<Buffer> {
  const { channels } = await sharp(file).metadata()
  const line = { width: index + 1, height: 1, channels: 3 as const, background: 'white' }
  return sharp({ create: line })
    .toColorspace(channels === 1 ? 'b-w' : 'srgb')
    .jpeg()
    .toBuffer()
}

/**
 * Writes a PDF to the path `to`. Replaces the placeholders in the PDF with the unchanged bytes of the pictures, one picture at a
 * time. If there is a bleed, each page gets its boxes for print shops; if the pages are folded, the PDF asks to be printed on both
 * sides.
 */
export async function writePdfWithPictures(
  pdf: Buffer,
  { pictures, bleed, isFolded }: { pictures: readonly string[]; bleed: number; isFolded: boolean },
  to: string,
): Promise<void> {
  const tableStart = pdf.lastIndexOf('xref\n', pdf.lastIndexOf('startxref') - 1)
  const trailerStart = pdf.indexOf('trailer', tableStart)
  const entries = [...pdf.toString('latin1', tableStart, trailerStart).matchAll(/^(\d{10}) (\d{5} [nf])/gm)]
  const offsets = entries.filter(([, , kind]) => kind?.endsWith('n')).map(([, offset]) => Number(offset))
  const sortedOffsets = [...new Set([...offsets, tableStart])].toSorted((a, b) => a - b)
  const newOffsets = new Map<number, number>()

  const output = createWriteStream(to)
  let writtenBytes = 0
  const write = async (bytes: Buffer) => {
    writtenBytes += bytes.length
    if (!output.write(bytes)) await once(output, 'drain')
  }
  await write(pdf.subarray(0, sortedOffsets[0]))
  for (const [index, from] of sortedOffsets.slice(0, -1).entries()) {
    newOffsets.set(from, writtenBytes)
    const object = pdf.subarray(from, sortedOffsets[index + 1])
    const changed = (bleed > 0 && addPrintBoxes(object, bleed)) || (isFolded && addDuplex(object))
    await write(changed || ((await insertPicture(object, pictures)) ?? object))
  }
  const newTableStart = writtenBytes
  const newTable = pdf
    .toString('latin1', tableStart, trailerStart)
    .replace(/^\d{10}(?= \d{5} n)/gm, (offset) => String(newOffsets.get(Number(offset))).padStart(10, '0'))
  const newTrailer = pdf
    .toString('latin1', trailerStart)
    .replace(/startxref\s+\d+/, `startxref\n${newTableStart}`)
  await write(Buffer.from(newTable + newTrailer, 'latin1'))
  output.end()
  await finished(output)
}

/**
 * Returns a PDF object that contains the picture in place of the placeholder. Returns null if the object is not a placeholder.
 */
async function insertPicture(object: Buffer, pictures: readonly string[]): Promise<Buffer | null> {
  const streamStart = object.indexOf('stream\n')
  const head = object.toString('latin1', 0, Math.min(streamStart, MAX_HEAD_BYTES))
  const width = /\/Width (\d+)/.exec(head)?.[1]
  if (streamStart < 0 || !head.includes('/DCTDecode') || !width || !/\/Height 1\s/.test(head)) return null
  const bytes = await readFile(pictures[Number(width) - 1] ?? '')
  const metadata = await sharp(bytes).metadata()
  const newHead = head
    .replace(/\/Width \d+/, `/Width ${metadata.width}`)
    .replace(/\/Height \d+/, `/Height ${metadata.height}`)
    .replace(/\/Length \d+/, `/Length ${bytes.length}`)
  return Buffer.concat([
    Buffer.from(`${newHead}stream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream\nendobj\n\n'),
  ])
}

/** The maximum number of bytes that are searched for a picture's dictionary. No picture's dictionary is longer. */
const MAX_HEAD_BYTES = 1_000

/**
 * Adds the boxes that print shops read to an object of a PDF, if the object is a page: the TrimBox, at which the page is cut, and
 * the BleedBox. `bleed` is the width of the edge that is cut off, in millimeters. Returns null if the object is not a page.
 */
function addPrintBoxes(object: Buffer, bleed: number): Buffer | null {
  const streamStart = object.indexOf('stream\n')
  if (streamStart >= 0 || object.indexOf('/Type /Page\n') < 0) return null
  const page = object.toString('latin1')
  const boxed = page.replace(/\/MediaBox \[0 0 (\S+) (\S+)\]/, (mediaBox, width: string, height: string) => {
    const edge = (bleed / MM_PER_INCH) * POINTS_PER_INCH
    const trimBox = [edge, edge, Number(width) - edge, Number(height) - edge]
    const numbers = trimBox.map((each) => Number(each.toFixed(4))).join(' ')
    return `${mediaBox}\n  /TrimBox [${numbers}]\n  /BleedBox [0 0 ${width} ${height}]`
  })
  return Buffer.from(boxed, 'latin1')
}

/**
 * Asks the dialog for printing, in the catalog of a PDF, to print on both sides, to turn the sheets on the short edge, and not to
 * scale them. Returns null if the object is not the catalog.
 */
function addDuplex(object: Buffer): Buffer | null {
  if (object.indexOf('/Type /Catalog\n') < 0) return null
  const printing = '/ViewerPreferences <<\n    /Duplex /DuplexFlipShortEdge\n    /PrintScaling /None'
  return Buffer.from(object.toString('latin1').replace('/ViewerPreferences <<', printing), 'latin1')
}

const MM_PER_INCH = 25.4
const POINTS_PER_INCH = 72
