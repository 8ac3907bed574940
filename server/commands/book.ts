import { english } from '../../languages/inLanguage.ts'
import { sayStored } from '../../languages/storedSentence.ts'
import { choosePaper } from '../../domain/paper.ts'
import { openCurrentMemorial } from '../safety/backup/openCurrentMemorial.ts'
import { runCommand, showProgress } from '../base/process/runCommand.ts'
import { findKeyId, listKeys } from '../features/access/accessKeys.ts'
import { readCurrentSettings } from '../memorial/currentSettings.ts'
import { completeContext } from '../memorial/openContext.ts'
import { parseBookArguments } from '../outputs/book/bookArguments.ts'
import { bookReads } from '../outputs/book/bookReads.ts'
import { type BookResult, makeBook } from '../outputs/book/makeBook.ts'
import { findServiceId } from '../outputs/book/order/orderOfService.ts'
import { makeSheet } from '../outputs/book/makeSheet.ts'
import { readAs } from '../features/readAs.ts'
import { anyVisitor } from '../http/callers/caller.ts'

await runCommand('Cannot make the book', main)

async function main() {
  const {
    file,
    standard,
    kind,
    address,
    serviceTitle,
    keyName,
    layout,
    cardSize,
    size,
    dedication,
    ...typed
  } = parseBookArguments(process.argv.slice(2))
  await using context = await completeContext(await openCurrentMemorial(process.env))
  const { values, familyTexts } = await readCurrentSettings(context)
  const serviceId = serviceTitle
    ? findServiceId(
        (await readAs(anyVisitor, familyTexts, context, bookReads))['GET /api/services'],
        serviceTitle,
        values.language,
      )
    : undefined
  const keyId = keyName ? findKeyId(await listKeys(context.db), keyName) : undefined
  const paper = typed.paper ?? choosePaper(values)
  const showStep = showProgress(`Writing ${file}.`)
  const { files, report, ...made } =
    kind === 'book'
      ? await makeBook(context, { size: size ?? paper, dedication, without: [], withoutMedia: [] }, file, {
          standard,
          onProgress: (doneCount, totalCount) =>
            showStep(`Photographs and pages: ${doneCount} of ${totalCount}`, doneCount / totalCount),
        })
      : await makeSheet(context, kind, file, {
          paper,
          layout,
          cardSize,
          address: address || undefined,
          serviceId,
          keyId,
          standard,
        })
  for (const sentence of report) console.error(sayStored(sentence, english))
  console.log(`${describeMade(made)}: ${files.join(', ')}`)
}

/** Says what a person finds in the file, such as '2 sheets, both sides'. A file with a table has no pages. */
function describeMade({ pages, sheets }: Pick<BookResult, 'pages' | 'sheets'>): string {
  if (pages === 0) return 'Written'
  if (sheets !== undefined) return `${sheets === 1 ? '1 sheet' : `${sheets} sheets`}, both sides`
  return pages === 1 ? '1 page' : `${pages} pages`
}
