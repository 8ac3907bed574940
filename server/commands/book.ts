import { parseArgs } from 'node:util'
import { bookKinds, bookSizes, pdfStandards } from '../../contract/outputs/book.ts'
import { openCurrentMemorial } from '../safety/backup/openCurrentMemorial.ts'
import { runCommand, showProgress, parseOnlyPath } from '../base/process/runCommand.ts'
import { PlainError } from '../base/errors/PlainError.ts'
import { openFeatures } from '../openFeatures.ts'
import { openReads } from '../http/routes/route.ts'
import { readAsVisitor } from '../platform/cache/readAsVisitor.ts'
import { completeContext } from '../memorial/openContext.ts'
import { bookReads } from '../outputs/book/bookReads.ts'
import { makeBook } from '../outputs/book/makeBook.ts'
import { findServiceId } from '../outputs/book/orderOfService.ts'
import { makeSheet } from '../outputs/book/makeSheet.ts'

const usage =
  'say where to: npm run book -- FILE.pdf [--size a4|letter|square] [--standard ua-1|a-2b] [--dedication "For …"], or [--kind order|poster|cards|card|thanks --address https://…]. With --kind order, --service "TITLE" names the service that it is for.'

/** `npm run book -- FILE.pdf` makes a printable book from the content of the memorial, even while a server is running. */
await runCommand('Cannot make the book', main)

async function main() {
  const { file, standard, kind, address, serviceTitle, ...options } = parseArguments()
  await using context = await completeContext(await openCurrentMemorial(process.env))
  openFeatures(openReads(context), context)
  const serviceId = serviceTitle
    ? findServiceId((await readAsVisitor(context, bookReads))['GET /api/services'], serviceTitle)
    : undefined
  const showStep = showProgress(`Writing ${file}.`)
  const { pages, files, report } =
    kind === 'book'
      ? await makeBook(context, { ...options, without: [], withoutMedia: [] }, file, {
          standard,
          onProgress: (doneCount, totalCount) =>
            showStep(`Photographs and pages: ${doneCount} of ${totalCount}`, doneCount / totalCount),
        })
      : await makeSheet(context, kind, file, { address: address || undefined, serviceId, standard })
  for (const sentence of report) console.error(sentence)
  const pageText = pages === 0 ? 'Written' : pages === 1 ? '1 page' : `${pages} pages`
  console.log(`${pageText}: ${files.join(', ')}`)
}

function parseArguments() {
  const { values, positionals } = parseArgs({
    options: {
      size: { type: 'string', default: 'a4' },
      standard: { type: 'string', default: pdfStandards[0] },
      dedication: { type: 'string', default: '' },
      kind: { type: 'string', default: 'book' },
      address: { type: 'string', default: '' },
      service: { type: 'string', default: '' },
    },
    allowPositionals: true,
  })
  const size = bookSizes.find((each) => each === values.size)
  const standard = pdfStandards.find((each) => each === values.standard)
  const kind = bookKinds.find((each) => each === values.kind)
  const { dedication, address, service: serviceTitle } = values
  const file = parseOnlyPath(positionals, usage)
  const isExtensionValid = kind === 'thanks' ? /\.(pdf|csv)$/i.test(file) : /\.pdf$/i.test(file)
  const isAddressValid = address === '' || (URL.canParse(address) && /^https?:/.test(address))
  const isServiceUsed = serviceTitle === '' || kind === 'order'
  if (!isExtensionValid || !size || !standard || !kind || !isAddressValid || !isServiceUsed)
    throw new PlainError(usage)
  return { file, size, standard, kind, address, dedication, serviceTitle }
}
