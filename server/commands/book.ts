import { parseArgs } from 'node:util'
import { bookKinds, bookSizes, orderLayouts, pdfStandards } from '../../contract/outputs/book.ts'
import { choosePaper, papers } from '../../domain/paper.ts'
import { openCurrentMemorial } from '../safety/backup/openCurrentMemorial.ts'
import { runCommand, showProgress, parseOnlyPath } from '../base/process/runCommand.ts'
import { PlainError } from '../base/errors/PlainError.ts'
import { findKeyId, listKeys } from '../features/access/accessKeys.ts'
import { readStoredSettings } from '../memorial/storedSettings.ts'
import { completeContext } from '../memorial/openContext.ts'
import { bookReads } from '../outputs/book/bookReads.ts'
import { makeBook } from '../outputs/book/makeBook.ts'
import { findServiceId } from '../outputs/book/orderOfService.ts'
import { makeSheet } from '../outputs/book/makeSheet.ts'
import { readAs } from '../features/readAs.ts'
import { anyVisitor } from '../http/callers/caller.ts'

const usage =
  'say where to: npm run book -- FILE.pdf [--paper letter|a4] [--size square] [--standard ua-1|a-2b] [--dedication "For …"], or [--kind order|poster|cards|card|thanks --address https://…]. With --kind order, --service "TITLE" names the service that it is for, and --layout fold|screen says whether it is folded. With --key "NAME", the codes open a closed memorial.'

/** `npm run book -- FILE.pdf` makes a printable book from the content of the memorial, even while a server is running. */
await runCommand('Cannot make the book', main)

async function main() {
  const { file, standard, kind, address, serviceTitle, keyName, layout, size, dedication, ...typed } =
    parseArguments()
  await using context = await completeContext(await openCurrentMemorial(process.env))
  const serviceId = serviceTitle
    ? findServiceId((await readAs(anyVisitor, context, bookReads))['GET /api/services'], serviceTitle)
    : undefined
  const keyId = keyName ? findKeyId(await listKeys(context.db), keyName) : undefined
  const paper = typed.paper ?? choosePaper((await readStoredSettings(context.db)).values)
  const showStep = showProgress(`Writing ${file}.`)
  const { pages, files, report } =
    kind === 'book'
      ? await makeBook(context, { size: size ?? paper, dedication, without: [], withoutMedia: [] }, file, {
          standard,
          onProgress: (doneCount, totalCount) =>
            showStep(`Photographs and pages: ${doneCount} of ${totalCount}`, doneCount / totalCount),
        })
      : await makeSheet(context, kind, file, {
          paper,
          layout,
          address: address || undefined,
          serviceId,
          keyId,
          standard,
        })
  for (const sentence of report) console.error(sentence)
  const pageText = pages === 0 ? 'Written' : pages === 1 ? '1 page' : `${pages} pages`
  console.log(`${pageText}: ${files.join(', ')}`)
}

function parseArguments() {
  const { values, positionals } = parseArgs({
    options: {
      paper: { type: 'string' },
      size: { type: 'string' },
      layout: { type: 'string' },
      key: { type: 'string', default: '' },
      standard: { type: 'string', default: pdfStandards[0] },
      dedication: { type: 'string', default: '' },
      kind: { type: 'string', default: 'book' },
      address: { type: 'string', default: '' },
      service: { type: 'string', default: '' },
    },
    allowPositionals: true,
  })
  const size = bookSizes.find((each) => each === values.size)
  const paper = papers.find((each) => each === values.paper)
  const layout = orderLayouts.find((each) => each === (values.layout ?? orderLayouts[0]))
  const standard = pdfStandards.find((each) => each === values.standard)
  const kind = bookKinds.find((each) => each === values.kind)
  const { dedication, address, service: serviceTitle, key: keyName } = values
  const file = parseOnlyPath(positionals, usage)
  const isExtensionValid = kind === 'thanks' ? /\.(pdf|csv)$/i.test(file) : /\.pdf$/i.test(file)
  const isAddressValid = address === '' || (URL.canParse(address) && /^https?:/.test(address))
  const isOptionUsed =
    ((serviceTitle === '' && values.layout === undefined) || kind === 'order') &&
    (keyName === '' || kind !== 'book')
  const isPaperValid = (size || values.size === undefined) && (paper || values.paper === undefined)
  if (!isExtensionValid || !isPaperValid || !layout || !standard || !kind || !isAddressValid || !isOptionUsed)
    throw new PlainError(usage)
  return { file, paper, size, layout, standard, kind, address, dedication, serviceTitle, keyName }
}
