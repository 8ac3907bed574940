import { parseArgs } from 'node:util'
import {
  bookKinds,
  cardSizes,
  documents,
  isFoldedArchive,
  listOptions,
  orderLayouts,
  pdfStandards,
} from '../../../contract/outputs/book.ts'
import { papers } from '../../../domain/paper.ts'
import { parseOnlyPath } from '../../base/process/runCommand.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { sheets } from './sheets.ts'
import { inLanguage } from '../../../languages/inLanguage.ts'

const [codeKinds, otherKinds] = [true, false].map((hasCode) =>
  bookKinds.filter((kind) => kind !== 'book' && documents[kind].hasCode === hasCode).join('|'),
)
const usage = `say where to: npm run book -- FILE.pdf [--paper letter|a4] [--size square] [--standard ua-1|a-2b] [--dedication "For …"], or [--kind ${codeKinds} --address https://…], or [--kind ${otherKinds}]. With --kind order, --service "TITLE" names the service that it is for, and --layout fold|screen|both says whether it is folded. With --kind cards, --cards large|small says how large they are: small ones are eight on a sheet. With --key "NAME", the codes open a closed memorial.`

/** The names in the start request of those options that have a shorter name here. */
const requestNames: Readonly<Record<string, string>> = {
  key: 'keyId',
  service: 'serviceId',
  cards: 'cardSize',
}

/** Parses the arguments of `npm run book`. Throws PlainError if they contradict each other, or if one changes nothing. */
export function parseBookArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
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
  const hasTable = kind && kind !== 'book' && sheets[kind].listRows
  const isExtensionValid = (hasTable ? /\.(pdf|csv)$/i : /\.pdf$/i).test(file)
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
    const kinds = bookKinds.filter((each) => listOptions(each).includes(requestNames[option] ?? option))
    if (value && kinds.length > 0 && !kinds.includes(kind))
      throw new PlainError(`--${option} is for --kind ${kinds.join('|')}, not for ${kind}.`)
  }
  if (size && paper) throw new PlainError('--size square has a paper of its own, so --paper is not needed.')
  if (isFoldedArchive({ kind, layout, standard })) throw new PlainError(inLanguage('en').book.foldedArchive)
  return { file, paper, size, layout, cardSize, standard, kind, address, dedication, serviceTitle, keyName }
}
