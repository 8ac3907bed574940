import { constants, copyFile, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import type { BookKind, PdfStandard } from '../../../contract/outputs/book.ts'
import type { TypesetPages, Typesetting } from '../../codecs/pages/typeset.ts'
import { DecoderEndedError } from '../../codecs/process/decoder.ts'
import { describeSystemError } from '../../base/errors/describeSystemError.ts'
import { detectLanguage, type TextLanguage } from '../../../domain/textLanguage/detectLanguage.ts'
import { palette } from '../../../domain/palette.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { SpokenError } from '../../base/errors/SpokenError.ts'
import { removeFile } from '../../base/removeFiles.ts'
import type { Context } from '../../platform/context.ts'
import { serverFolder } from '../../base/process/programFile.ts'
import type { BookFonts } from '../../codecs/pages/fonts.ts'
import { removeBreaks } from './addBreaks.ts'
import { changeEachText } from './changeEachText.ts'
import { listPrintableVersions } from './listPrintableVersions.ts'
import { type StoredSentence, toStored } from '../../../languages/storedSentence.ts'
import type { Report } from '../report.ts'

export interface TypesetOptions<T extends object> {
  /** name of a file in templates/, without its extension */
  template: BookKind | 'cover'
  /** the value of `d` in the template */
  data: T
  fonts: Pick<BookFonts, 'files' | 'families'>
  /** the folder of the template's pictures, also used for temporary files */
  folder: string
  standard: PdfStandard
  /** the width of the edge that a print shop cuts off on every side, in millimeters */
  bleed?: number
  /** the width and height of the sheets of paper, in millimeters, if the pages are to be printed two by two and folded */
  foldedOn?: readonly [width: number, height: number]
  /** folder that gets a picture of each page */
  pageFolder?: string | undefined
  /** gets a sentence for each text that cannot be printed as it was written */
  report: Report
  signal?: AbortSignal | undefined
}

/** This is a source folder, and `npm run build` copies it to dist/server. */
const TEMPLATES_FOLDER = path.join(serverFolder, 'outputs/book/templates')
/** To find a text that takes too long, some ten trials must fail. */
const TRIAL_PROCESSOR_MS = 60_000

/**
 * Typesets a PDF. Programs that read `outputFile` at the same time see either the previous file or the complete new file. A text
 * that stops the typesetter is printed with fewer signs, or left out. If `outputFile` is null, the pages are only counted. Returns
 * the number of pages, and the data as it was printed.
 */
export async function typesetFile<T extends object>(
  { codecs }: Pick<Context, 'codecs'>,
  options: TypesetOptions<T>,
  outputFile: string | null,
): Promise<{ pages: number; data: T }> {
  const { folder, report, signal } = options
  const pdfPath = path.join(folder, 'made.pdf')
  const makePdf = (
    printedData: T,
    files: Pick<Typesetting, 'pdfPath' | 'pagesFolder'>,
    processorMs?: number,
  ) =>
    codecs.makePdf(
      {
        template: path.join(TEMPLATES_FOLDER, `${options.template}.typ`),
        data: JSON.stringify({
          ...printedData,
          fonts: options.fonts.families,
          colors: palette,
          languages: listLanguages(printedData),
        }),
        folder,
        fonts: options.fonts.files,
        standard: options.standard,
        bleed: options.bleed ?? 0,
        foldedOn: options.foldedOn,
        ...files,
      },
      processorMs,
    )
  // an error that a text may have caused is returned, and any other error is thrown
  const tryMaking = async (
    making: Promise<TypesetPages>,
  ): Promise<{ made: TypesetPages; error?: undefined } | { made?: undefined; error: unknown }> => {
    try {
      return { made: await making }
    } catch (error) {
      signal?.throwIfAborted()
      if (!mayBeCausedByText(error)) throw toPlainError(error)
      return { error }
    }
  }
  const canTypeset = async (trialData: T) =>
    (await tryMaking(makePdf(trialData, {}, TRIAL_PROCESSOR_MS))).error === undefined
  let lastError: unknown
  for await (const printedData of listPrintableVersions(options.data, canTypeset, report)) {
    const { made, error } = await tryMaking(
      makePdf(printedData, outputFile === null ? {} : { pdfPath, pagesFolder: options.pageFolder }),
    )
    lastError = error
    if (!made) continue
    if (outputFile === null) return { pages: made.pages, data: printedData }
    for (const overflow of made.overflows) report.add(describeOverflow(overflow))
    await mkdir(path.dirname(outputFile), { recursive: true })
    await removeFile(`${outputFile}.part`)
    await copyFile(pdfPath, `${outputFile}.part`, constants.COPYFILE_EXCL)
    await rename(`${outputFile}.part`, outputFile)
    return { pages: made.pages, data: printedData }
  }
  throw toPlainError(lastError)
}

function describeOverflow(overflow: TypesetPages['overflows'][number]): StoredSentence {
  const name = removeBreaks(overflow.name)
  if ('lines' in overflow) return toStored('book.tooLong', name, overflow.lines)
  return 'millimeters' in overflow
    ? toStored('book.tooHigh', name, overflow.millimeters)
    : toStored('book.leftOutLife', name)
}

/** Lists the texts whose language is known, with that language. */
function listLanguages(data: object): Record<string, TextLanguage> {
  const languages: Record<string, TextLanguage> = {}
  changeEachText(data, (text) => {
    const language = detectLanguage(text)
    if (language) languages[text] = language
    return text
  })
  return languages
}

const mayBeCausedByText = (error: unknown) =>
  error instanceof DecoderEndedError
    ? error.reason !== 'closed' && error.reason !== 'deadline'
    : !(error instanceof PlainError) && describeSystemError(error) === null

const toPlainError = (error: unknown) =>
  error instanceof DecoderEndedError && error.reason !== 'closed'
    ? new SpokenError(toStored(`book.typesettingErrors.${error.reason}`))
    : error
