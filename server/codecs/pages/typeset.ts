import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PdfStandard } from '../../../contract/outputs/book.ts'
import { writePagePictures } from './pagePictures.ts'
import { makePlaceholder, writePdfWithPictures } from './pdfPictures.ts'

/** Visitors' words and pictures, and the template of this project that sets them. */
export interface Typesetting {
  /** path of a file in Typst's markup, which reads `data` as `sys.inputs.data` and may import files next to it */
  template: string
  /** JSON, in which no character of a text is markup */
  data: string
  /**
   * a folder with the pictures that the template names. The templates are copied into it, because Typst reads no file outside it. The
   * data gives each picture's width and height, because Typst sees placeholders in place of JPEGs
   */
  folder: string
  /** font files; no others are used */
  fonts: readonly string[]
  standard: PdfStandard
  /** path of the PDF */
  to: string
  /** folder for a picture of each page; without it none are made */
  pagesTo?: string | undefined
}

/** Makes a PDF, and returns its number of pages. The same input gives the same bytes. */
export async function makePdf(typesetting: Typesetting): Promise<number> {
  const { template, data, folder, fonts, standard, to, pagesTo } = typesetting
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const fontBlobs = await Promise.all(fonts.map((file) => readFile(file)))
  await cp(path.dirname(template), folder, { recursive: true })
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }], inputs: { data } })
  const pictures = (await readdir(folder))
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => path.join(folder, name))
  const byPlaceholder = new Map<string, string>()
  for (const [index, file] of pictures.entries()) {
    const placeholder = await makePlaceholder(file, index)
    compiler.mapShadow(file, placeholder)
    byPlaceholder.set(placeholder.toString('base64'), file)
  }
  const compiled = compiler.compile({ mainFilePath: path.join(folder, path.basename(template)) })
  const document = compiled.result
  if (!document) {
    const error = compiled.takeError()
    throw new Error(`not set: ${JSON.stringify(error ? compiler.fetchDiagnostics(error) : [])}`)
  }
  const pdf = compiler.pdf(document, { pdfStandard: standard, creationTimestamp: 0 })
  await writePdfWithPictures(pdf, pictures, to)
  if (pagesTo) await writePagePictures(compiler.plainSvg(document), byPlaceholder, pagesTo)
  return document.numOfPages
}
