import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PdfStandard } from '../../../contract/book.ts'
import { writePagePictures } from './pagePictures.ts'
import { placeholderFor, writeWithPictures } from './pdfPictures.ts'

/** Somebody else's words, and pictures, set by a Typst template that only this project writes. */
export interface Typesetting {
  /** a file of Typst's markup, which finds `data` as `sys.inputs.data` and may import its neighbors */
  template: string
  /** JSON: words stay words there, whatever signs they contain */
  data: string
  /**
   * a folder with the pictures that the template names, into which the templates are copied: Typst reads no other file. It never sees a JPEG, so the
   * template says width and height
   */
  folder: string
  /** font files; no others are used */
  fonts: readonly string[]
  standard: PdfStandard
  /** the file that is made */
  to: string
  /** a folder for a picture of each page */
  pagesTo?: string | undefined
}

/** Makes a PDF, the same bytes of the same input; answers its number of pages. */
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
    const placeholder = await placeholderFor(file, index)
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
  await writeWithPictures(pdf, pictures, to)
  if (pagesTo) await writePagePictures(compiler.plainSvg(document), byPlaceholder, pagesTo)
  return document.numOfPages
}
