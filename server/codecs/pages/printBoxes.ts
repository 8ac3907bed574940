/**
 * Adds the boxes that print shops read to an object of a PDF, if the object is a page: the TrimBox, at which the page is cut, and
 * the BleedBox. `bleed` is the width of the edge that is cut off, in millimeters. Returns null if the object is not a page.
 */
export function addPrintBoxes(object: Buffer, bleed: number): Buffer | null {
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
export function addDuplex(object: Buffer): Buffer | null {
  if (object.indexOf('/Type /Catalog\n') < 0) return null
  const printing = '/ViewerPreferences <<\n    /Duplex /DuplexFlipShortEdge\n    /PrintScaling /None'
  return Buffer.from(object.toString('latin1').replace('/ViewerPreferences <<', printing), 'latin1')
}

const MM_PER_INCH = 25.4
const POINTS_PER_INCH = 72
