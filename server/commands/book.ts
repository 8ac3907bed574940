import { parseArgs } from 'node:util'
import {
  type BookKind,
  bookKinds,
  cardSizes,
  isFoldedArchive,
  orderLayouts,
  pdfStandards,
} from '../../contract/outputs/book.ts'
import { choosePaper, papers } from '../../domain/paper.ts'
import { openCurrentMemorial } from '../safety/backup/openCurrentMemorial.ts'
import { runCommand, showProgress, parseOnlyPath } from '../base/process/runCommand.ts'
import { PlainError } from '../base/errors/PlainError.ts'
import { findKeyId, listKeys } from '../features/access/accessKeys.ts'
import { readStoredSettings } from '../memorial/storedSettings.ts'
import { completeContext } from '../memorial/openContext.ts'
import { bookReads } from '../outputs/book/bookReads.ts'
import { type BookResult, makeBook } from '../outputs/book/makeBook.ts'
import { findServiceId } from '../outputs/book/orderOfService.ts'
import { makeSheet } from '../outputs/book/makeSheet.ts'
import { texts } from '../outputs/book/texts.ts'
import { readAs } from '../features/readAs.ts'
import { anyVisitor } from '../http/callers/caller.ts'

const usage =
  'say where to: npm run book -- FILE.pdf [--paper letter|a4] [--size square] [--standard ua-1|a-2b] [--dedication "For …"], or [--kind order|poster|cards|card --address https://…], or [--kind thanks]. With --kind order, --service "TITLE" names the service that it is for, and --layout fold|screen says whether it is folded. With --kind cards, --cards large|small says how large they are: small ones are eight on a sheet. With --key "NAME", the codes open a closed memorial.'

const codeKinds = ['order', 'poster', 'cards', 'card'] as const
/** The kinds of documents that an option changes. Other options change all of them. */
const kindsByOption: Readonly<Record<string, readonly BookKind[]>> = {
  size: ['book'],
  dedication: ['book'],
  address: codeKinds,
  key: codeKinds,
  service: ['order'],
  layout: ['order'],
  cards: ['cards'],
}

/** `npm run book -- FILE.pdf` makes a printable book from the content of the memorial, even while a server is running. */
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
  } = parseArguments()
  await using context = await completeContext(await openCurrentMemorial(process.env))
  const serviceId = serviceTitle
    ? findServiceId((await readAs(anyVisitor, context, bookReads))['GET /api/services'], serviceTitle)
    : undefined
  const keyId = keyName ? findKeyId(await listKeys(context.db), keyName) : undefined
  const paper = typed.paper ?? choosePaper((await readStoredSettings(context.db)).values)
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
  for (const sentence of report) console.error(sentence)
  console.log(`${describeMade(made)}: ${files.join(', ')}`)
}

/** Says what a person finds in the file, such as '2 sheets, both sides'. A file with a table has no pages. */
function describeMade({ pages, sheets }: Pick<BookResult, 'pages' | 'sheets'>): string {
  if (pages === 0) return 'Written'
  if (sheets !== undefined) return `${sheets === 1 ? '1 sheet' : `${sheets} sheets`}, both sides`
  return pages === 1 ? '1 page' : `${pages} pages`
}

function parseArguments() {
  const { values, positionals } = parseArgs({
    options: {
      paper: { type: 'string' },
      size: { type: 'string' },
      layout: { type: 'string' },
      cards: { type: 'string' },
      key: { type: 'string' },
      standard: { type: 'string' },
      dedication: { type: 'string' },
      kind: { type: 'string' },
      address: { type: 'string' },
      service: { type: 'string' },
    },
    allowPositionals: true,
  })
  const paper = papers.find((each) => each === values.paper)
  const layout = orderLayouts.find((each) => each === (values.layout ?? orderLayouts[0]))
  const cardSize = cardSizes.find((each) => each === (values.cards ?? cardSizes[0]))
  const standard = pdfStandards.find((each) => each === (values.standard ?? pdfStandards[0]))
  const kind = bookKinds.find((each) => each === (values.kind ?? bookKinds[0]))
  const size = values.size === 'square' ? ('square' as const) : undefined
  const { dedication = '', address, service: serviceTitle, key: keyName } = values
  const file = parseOnlyPath(positionals, usage)
  const isExtensionValid = kind === 'thanks' ? /\.(pdf|csv)$/i.test(file) : /\.pdf$/i.test(file)
  const isAddressValid = !address || (URL.canParse(address) && /^https?:/.test(address))
  const isPaperValid = paper || values.paper === undefined
  const isSizeValid = size || values.size === undefined
  if (
    !isExtensionValid ||
    !isPaperValid ||
    !isSizeValid ||
    !layout ||
    !cardSize ||
    !standard ||
    !kind ||
    !isAddressValid
  )
    throw new PlainError(usage)
  for (const [option, value] of Object.entries(values)) {
    const kinds = kindsByOption[option]
    if (value && kinds?.includes(kind) === false)
      throw new PlainError(`--${option} is for --kind ${kinds.join('|')}, not for ${kind}.`)
  }
  if (size && paper) throw new PlainError('--size square has a paper of its own, so --paper is not needed.')
  if (isFoldedArchive({ kind, layout, standard })) throw new PlainError(texts.foldedArchive)
  return { file, paper, size, layout, cardSize, standard, kind, address, dedication, serviceTitle, keyName }
}
