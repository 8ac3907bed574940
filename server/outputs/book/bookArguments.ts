import { parseArgs } from 'node:util'
import { z } from 'zod'
import { bookKinds, documents, isFoldedArchive, listOptions } from '../../../contract/outputs/book.ts'
import { workKinds } from '../../../contract/work.ts'
import { parseOnlyPath } from '../../base/process/runCommand.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { sheets } from './sheets.ts'
import { english } from '../../../languages/inLanguage.ts'

const [codeKinds, otherKinds] = [true, false].map((hasCode) =>
  bookKinds.filter((kind) => kind !== 'book' && documents[kind].hasCode === hasCode).join('|'),
)
const usage = `say where to: npm run book -- FILE.pdf [--paper letter|a4] [--size square] [--standard ua-1|a-2b] [--dedication "For …"], or [--kind ${codeKinds} --address https://…], or [--kind ${otherKinds}]. With --kind order, --service "TITLE" names the service that it is for, and --layout fold|screen|both says whether it is folded. With --kind cards or send, --cards large|small says how large they are: small ones are eight on a sheet. With --key "NAME", the codes open a closed memorial.`

/** The names in the start request of those options that have a shorter name here. */
const requestNames: Readonly<Record<string, string>> = {
  key: 'keyId',
  service: 'serviceId',
  cards: 'cardSize',
}

const isAddress = (address: string) => !address || (URL.canParse(address) && /^https?:/.test(address))

const { body } = workKinds.book.start
const bookArguments = body.pick({ paper: true, layout: true, standard: true, kind: true }).extend({
  size: z.literal('square').optional(),
  cards: body.shape.cardSize,
  address: z.string().refine(isAddress).optional(),
  dedication: z.string().default(''),
  service: z.string().optional(),
  key: z.string().optional(),
})

/** Parses the arguments of `npm run book`. Throws PlainError if they contradict each other, or if one changes nothing. */
export function parseBookArguments(args: readonly string[]) {
  const names = Object.keys(bookArguments.shape)
  const { values, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' } as const])),
    allowPositionals: true,
  })
  const file = parseOnlyPath(positionals, usage)
  const { data } = bookArguments.safeParse(values)
  if (!data) throw new PlainError(usage)
  const { kind, paper, size, layout, standard, cards: cardSize, service: serviceTitle, key: keyName } = data
  const hasTable = kind !== 'book' && sheets[kind].listRows
  if (!(hasTable ? /\.(pdf|csv)$/i : /\.pdf$/i).test(file)) throw new PlainError(usage)
  for (const [option, value] of Object.entries(values)) {
    const kinds = bookKinds.filter((each) => listOptions(each).includes(requestNames[option] ?? option))
    if (value && kinds.length > 0 && !kinds.includes(kind))
      throw new PlainError(`--${option} is for --kind ${kinds.join('|')}, not for ${kind}.`)
  }
  if (size && paper) throw new PlainError('--size square has a paper of its own, so --paper is not needed.')
  if (isFoldedArchive({ kind, layout, standard })) throw new PlainError(english.book.foldedArchive)
  const { address, dedication } = data
  return { file, paper, size, layout, cardSize, standard, kind, address, dedication, serviceTitle, keyName }
}
