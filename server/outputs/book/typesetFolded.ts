import type { Paper } from '../../../domain/paper.ts'
import type { Context } from '../../platform/context.ts'
import { pageSizes } from './pageSizes.ts'
import { texts } from './texts.ts'
import { type TypesetOptions, typesetFile } from './typesetFile.ts'

/**
 * Typesets pages that are printed two by two on both sides of a sheet, and folded. There are four pages for each sheet; if some would
 * be empty, readings and songs get pages of their own, as far as there are enough. Returns the number of pages.
 */
export async function typesetFolded(
  context: Pick<Context, 'codecs'>,
  typesetting: TypesetOptions<object>,
  outputFile: string,
  paper: Paper,
): Promise<number> {
  const { pages, data } = await typesetFile(context, typesetting, null)
  const allPages = Math.ceil(pages / 4) * 4
  const spreadData = { ...data, isSpread: true }
  const spread =
    pages < allPages ? await typesetFile(context, { ...typesetting, data: spreadData }, null) : { pages }
  const isSpread = spread.pages > pages && spread.pages <= allPages
  const blanks = allPages - (isSpread ? spread.pages : pages)
  const { width, height } = pageSizes[paper]
  const foldedData = { ...data, isSpread, blanks }
  await typesetFile(context, { ...typesetting, data: foldedData, foldedOn: [height, width] }, outputFile)
  if (allPages > 4) typesetting.report.add(texts.booklet(allPages, blanks))
  return allPages
}
