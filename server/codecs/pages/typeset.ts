import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PdfStandard } from '../../../contract/outputs/book.ts'
import { writePagePictures } from './pagePictures.ts'
import { makePlaceholder, writePdfWithPictures } from './pdfPictures.ts'

export interface Typesetting {
  /** the path of a file in Typst's markup; it reads `data` as `sys.inputs.data` and may import files from its folder */
  template: string
  /** the content as JSON; no character in its texts counts as markup */
  data: string
  /**
   * a folder with the pictures that the template uses. The templates are copied into this folder, because Typst reads no file
   * outside it. `data` must contain the width and height of each picture, because Typst sees placeholders in place of the JPEGs.
   */
  folder: string
  /** the paths of the font files; no other fonts are used */
  fonts: readonly string[]
  standard: PdfStandard
  /** the width of the edge that a print shop cuts off on every side, in millimeters */
  bleed: number
  /** the path at which the PDF is written; if it is missing, no file is written */
  pdfPath?: string | undefined
  /** the folder for pictures of the pages; if it is missing, no pictures are made */
  pagesFolder?: string | undefined
}

export interface TypesetPages {
  pages: number
  /** the parts of the document that are longer than the template has room for, and by how much */
  overflows: ({ name: string; lines: number } | { name: string; millimeters: number })[]
}

/** Makes a PDF. The same input produces the same bytes. */
export async function makePdf(typesetting: Typesetting): Promise<TypesetPages> {
  const { template, data, folder, fonts, standard: pdfStandard, bleed, pdfPath, pagesFolder } = typesetting
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const fontBlobs = await Promise.all(fonts.map((file) => readFile(file)))
  await cp(path.dirname(template), folder, { recursive: true })
  await hideSystemFonts(folder)
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }], inputs: { data } })
  const pictures = (await readdir(folder))
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => path.join(folder, name))
  const fileByPlaceholder = new Map<string, string>()
  for (const [index, file] of pictures.entries()) {
    const placeholder = await makePlaceholder(file, index)
    compiler.mapShadow(file, placeholder)
    fileByPlaceholder.set(placeholder.toString('base64'), file)
  }
  const compilation = compiler.compile({ mainFilePath: path.join(folder, path.basename(template)) })
  const document = compilation.result
  if (!document) {
    const error = compilation.takeError()
    throw new Error(`not set: ${JSON.stringify(error ? compiler.fetchDiagnostics(error) : [])}`)
  }
  const pdf = compiler.pdf(document, { pdfStandard, creationTimestamp: 0 })
  if (pdfPath) await writePdfWithPictures(pdf, { pictures, bleed }, pdfPath)
  if (pagesFolder) await writePagePictures(compiler.plainSvg(document), fileByPlaceholder, pagesFolder)
  // templates mark a part that is too long with metadata
  const overflows = compiler.query(document, {
    selector: '<overflow>',
    field: 'value',
  }) as TypesetPages['overflows']
  return { pages: document.numOfPages, overflows }
}

/**
 * Makes Typst find none of the system's fonts, which it would use in addition to the given ones. An italic that the system has of
 * the same family may have fewer letters, and a letter without a font stops an accessible PDF.
 */
async function hideSystemFonts(folder: string) {
  const file = path.join(folder, 'fonts.conf')
  await writeFile(file, '<fontconfig><dir>/dev/null</dir></fontconfig>')
  process.env.FONTCONFIG_FILE = file
}
