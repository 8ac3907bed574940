import { copyFile, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import type { BookKind, PdfStandard } from '../../../contract/outputs/book.ts'
import { DecoderEndedError } from '../../codecs/process/decoder.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import type { Context } from '../../platform/context.ts'
import { serverFolder } from '../../base/process/programFile.ts'
import type { BookFonts } from './fonts.ts'
import { texts } from './texts.ts'

interface TypesetOptions {
  /** name of a file in templates/, without its extension */
  template: BookKind | 'cover'
  /** the value of `d` in the template */
  data: object
  fonts: Pick<BookFonts, 'files' | 'families'>
  /** the folder of the template's pictures, also used for temporary files */
  folder: string
  standard: PdfStandard
  /** folder that gets a picture of each page */
  pageFolder?: string | undefined
}

/** The folder of the templates. It is a source folder, and `npm run build` copies it to dist/server. */
const TEMPLATES_FOLDER = path.join(serverFolder, 'outputs/book/templates')

/**
 * Typesets a PDF and returns its number of pages. Programs that read `outputFile` at the same time see either the previous file
 * or the complete new file.
 */
export async function typesetFile(
  { codecs }: Pick<Context, 'codecs'>,
  options: TypesetOptions,
  outputFile: string,
) {
  const { template, data, fonts, folder, standard: pdfStandard, pageFolder } = options
  const temporaryPdf = path.join(folder, 'made.pdf')
  const json = JSON.stringify({ ...data, fonts: fonts.families })
  const pageCount = await codecs
    .makePdf({
      template: path.join(TEMPLATES_FOLDER, `${template}.typ`),
      data: json,
      folder,
      fonts: fonts.files,
      standard: pdfStandard,
      pdfPath: temporaryPdf,
      pagesFolder: pageFolder,
    })
    .catch((error: unknown) => {
      if (!(error instanceof DecoderEndedError) || error.reason === 'closed') throw error
      throw new PlainError(texts.typesettingErrors[error.reason])
    })
  await mkdir(path.dirname(outputFile), { recursive: true })
  await copyFile(temporaryPdf, `${outputFile}.part`)
  await rename(`${outputFile}.part`, outputFile)
  return pageCount
}
