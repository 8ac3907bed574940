import { Document, type PDFDocument } from 'mupdf'

type Box = [left: number, top: number, right: number, bottom: number]

/** A picture in the file, with its place on the page and the color of its first pixel. */
interface Picture {
  width: number
  height: number
  box: Box
  pixel: number[]
}

/** A line of text, or a part of one. */
export interface Line {
  box: Box
  text: string
  /** the size of its letters, in points */
  size: number
}

interface ReadPdf {
  text: string
  /** sizes and positions in points, from the top left */
  pages: { width: number; height: number; lines: Line[]; text: string; pictures: Picture[] }[]
  fonts: { name: string; isEmbedded: boolean }[]
}

/** Reads a PDF as a viewer does. */
export function readPdf(bytes: Buffer): ReadPdf {
  const pdf = Document.openDocument(bytes, 'application/pdf') as PDFDocument
  // with its tags, mupdf would search all tags of a page for each piece of text
  pdf.getTrailer().get('Root').delete('StructTreeRoot')
  const pages = Array.from({ length: pdf.countPages() }, (_, index) => {
    const page = pdf.loadPage(index)
    const [left, top, right, bottom] = page.getBounds()
    const lines: Line[] = []
    const pictures: Picture[] = []
    const text = page.toStructuredText('preserve-images')
    text.walk({
      beginLine: ([left, top, , bottom]) =>
        void lines.push({ box: [left, top, left, bottom], text: '', size: 0 }),
      onChar(letter, _origin, _font, size, [, , right]) {
        const line = lines.at(-1)
        if (!line) return
        line.text += letter
        line.size = Math.max(line.size, size)
        // ignores the space at the end of a line, which lies in the margin
        if (letter.trim()) line.box[2] = Math.max(line.box[2], right)
      },
      onImageBlock: (box, _matrix, image) =>
        void pictures.push({
          box,
          width: image.getWidth(),
          height: image.getHeight(),
          pixel: Array.from(image.toPixmap().getPixels().slice(0, 3)),
        }),
    })
    return { width: right - left, height: bottom - top, lines, pictures, text: text.asText() }
  })
  const fonts: ReadPdf['fonts'] = []
  for (let number = 1; number < pdf.countObjects(); number++) {
    const object = pdf.newIndirect(number).resolve()
    if (!object.isDictionary() || object.get('Type').toString() !== '/FontDescriptor') continue
    const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some((name) => !object.get(name).isNull())
    fonts.push({ name: object.get('FontName').asName(), isEmbedded })
  }
  return { text: pages.map((page) => page.text).join('\n'), pages, fonts }
}
