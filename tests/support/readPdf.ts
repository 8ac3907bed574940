import { Document, type PDFDocument } from 'mupdf'

type Box = [left: number, top: number, right: number, bottom: number]

/** A picture as it is in the file, with the colour of its first pixel. */
interface Picture {
  width: number
  height: number
  pixel: number[]
}

interface ReadPdf {
  text: string
  /** sizes and places in points, from the top left */
  pages: { width: number; height: number; lines: Box[]; text: string; pictures: Picture[] }[]
  fonts: { name: string; isEmbedded: boolean }[]
}

/** Reads a PDF back, as a reader's program does. */
export function readPdf(bytes: Buffer): ReadPdf {
  const pdf = Document.openDocument(bytes, 'application/pdf') as PDFDocument
  const pages = Array.from({ length: pdf.countPages() }, (_, index) => {
    const page = pdf.loadPage(index)
    const [left, top, right, bottom] = page.getBounds()
    const lines: Box[] = []
    const pictures: Picture[] = []
    const text = page.toStructuredText('preserve-images')
    text.walk({
      beginLine: (box) => void lines.push(box),
      onImageBlock: (_box, _matrix, image) =>
        void pictures.push({
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
