import { toStored } from '../../../../languages/storedSentence.ts'
import type { Paper } from '../../../../domain/paper.ts'
import type { Context } from '../../../platform/context.ts'
import { pageSizes } from '../pageSizes.ts'
import { type TypesetOptions, typesetFile } from '../typesetFile.ts'

/**
 * Typesets pages that are printed two by two on both sides of a sheet, and folded. There are four pages for each sheet: where the
 * template has fewer, because its last part is longer than a page, there are more blank ones. Returns the number of pages.
 */
export async function typesetFolded(
  context: Pick<Context, 'codecs'>,
  typesetting: TypesetOptions<object>,
  outputFile: string,
  paper: Paper,
): Promise<number> {
  const foldedData = { ...typesetting.data, isFolded: true }
  const { pages, data } = await typesetFile(context, { ...typesetting, data: foldedData }, null)
  const allPages = Math.ceil(pages / 4) * 4
  const { width, height } = pageSizes[paper]
  const paddedData = { ...data, blanks: allPages - pages }
  await typesetFile(context, { ...typesetting, data: paddedData, foldedOn: [height, width] }, outputFile)
  if (allPages > 4) typesetting.report.add(toStored('book.booklet', allPages))
  return allPages
}
