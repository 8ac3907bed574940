import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CompileDocArgs, NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
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
  /** the width and height of the sheets of paper, in millimeters, if the pages are to be printed two by two and folded */
  foldedOn?: readonly [width: number, height: number] | undefined
  /** the path at which the PDF is written; if it is missing, no file is written */
  pdfPath?: string | undefined
  /** the folder for pictures of the pages; if it is missing, no pictures are made */
  pagesFolder?: string | undefined
}

export interface TypesetPages {
  pages: number
  /** the parts of the document for which the template has no room: by how much they are too long, or that they are left out */
  overflows: ({ name: string } & ({ lines: number } | { millimeters: number } | { isLeftOut: true }))[]
}

/** Makes a PDF. The same input produces the same bytes. */
export async function makePdf(typesetting: Typesetting): Promise<TypesetPages> {
  const { template, data, folder, fonts, standard, bleed, foldedOn, pdfPath, pagesFolder } = typesetting
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const fontBlobs = await Promise.all(fonts.map((file) => readFile(file)))
  await cp(path.dirname(template), folder, { recursive: true })
  await hideSystemFonts(folder)
  const compiler = Compiler.create({ workspace: folder, fontArgs: [{ fontBlobs }], inputs: { data } })
  const pictures = (await readdir(folder))
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => path.join(folder, name))
  const fileByPlaceholder = new Map<string, string>()
  for (const [index, file] of pictures.entries()) {
    const placeholder = await makePlaceholder(file, index)
    compiler.mapShadow(file, placeholder)
    fileByPlaceholder.set(placeholder.toString('base64'), file)
  }
  const document = compile(compiler, { mainFilePath: path.join(folder, path.basename(template)) })
  if (pdfPath) {
    const pages = compiler.pdf(document, { pdfStandard: standard, creationTimestamp: 0 })
    const pdf = foldedOn ? foldPages(compiler, pages, document.numOfPages, typesetting) : pages
    await writePdfWithPictures(pdf, { pictures, bleed, isFolded: foldedOn !== undefined }, pdfPath)
  }
  if (pagesFolder) await writePagePictures(compiler.plainSvg(document), fileByPlaceholder, pagesFolder)
  // templates mark a part that is too long with metadata
  const overflows = compiler.query(document, {
    selector: '<overflow>',
    field: 'value',
  }) as TypesetPages['overflows']
  return { pages: document.numOfPages, overflows }
}

function compile(compiler: NodeCompiler, options: CompileDocArgs): NodeTypstDocument {
  const compilation = compiler.compile(options)
  if (compilation.result) return compilation.result
  const error = compilation.takeError()
  throw new Error(`not set: ${JSON.stringify(error ? compiler.fetchDiagnostics(error) : [])}`)
}

/**
 * Places the pages of a PDF two by two on sheets of paper to fold. The sheets follow no standard, and have no tags for screen
 * readers, because their pages are not in the order of reading.
 */
function foldPages(
  compiler: NodeCompiler,
  pdf: Buffer,
  pageCount: number,
  { data, folder, foldedOn: [width, height] = [0, 0] }: Typesetting,
): Buffer {
  compiler.mapShadow(path.join(folder, 'pages.pdf'), pdf)
  const folded = JSON.stringify({ pages: pageCount, width, height })
  const mainFilePath = path.join(folder, 'folded.typ')
  const sheets = compile(compiler, { mainFilePath, inputs: { data, folded } })
  return compiler.pdf(sheets, { creationTimestamp: 0, pdfTags: false })
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
