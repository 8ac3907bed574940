import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { renderSVG } from 'uqr'
import type { BookKind, OrderLayout } from '../../../contract/outputs/book.ts'
import { accessKeyParameter } from '../../../contract/pages/accessLink.ts'
import { sharedDeviceParameter } from '../../../contract/pages/memoryAddress.ts'
import { formatDay, formatNumber } from '../../../domain/language.ts'
import type { Paper } from '../../../domain/paper.ts'
import { formatCsv } from '../csv.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import type { Context } from '../../platform/context.ts'
import { readStoredSettings } from '../../memorial/storedSettings.ts'
import { bookReads } from './bookReads.ts'
import { buildContents } from './contents.ts'
import { canTypeset } from '../../codecs/pages/fonts.ts'
import { prepareForTypesetting } from './prepareForTypesetting.ts'
import type { BookContext, BookResult, BookMakingOptions } from './makeBook.ts'
import { buildOrderOfService, type CodeLink, findFrontService } from './orderOfService.ts'
import { printPhotos } from './pictures.ts'
import { texts } from './texts.ts'
import { typesetFile } from './typesetFile.ts'
import { findAccessKey } from '../../features/access/accessKeys.ts'
import { readAs } from '../../features/readAs.ts'
import { anyVisitor } from '../../http/callers/caller.ts'

export type SheetKind = Exclude<BookKind, 'book'>

/** The width, height and margin of each sheet, in millimeters. */
const SHEET_SIZES: Record<SheetKind, Record<Paper, [number, number, number]>> = {
  order: { letter: [139.7, 215.9, 17], a4: [148, 210, 17] },
  poster: { letter: [215.9, 279.4, 22], a4: [210, 297, 22] },
  cards: { letter: [215.9, 279.4, 10], a4: [210, 297, 10] },
  card: { letter: [101.6, 152.4, 10], a4: [105, 148, 10] },
  thanks: { letter: [215.9, 279.4, 24], a4: [210, 297, 24] },
}

interface SheetOptions extends Pick<BookMakingOptions, 'standard' | 'pageFolder'> {
  paper: Paper
  layout: OrderLayout
  /** the memorial's URL for the QR code; if it is absent, PUBLIC_URL is used */
  address?: string | undefined
  /** the service that the order of service is for; if it is absent, one is proposed */
  serviceId?: string | undefined
  /** the access key that the codes carry */
  keyId?: string | undefined
}

/**
 * Makes one of the printed sheets, such as a poster or the order of service. Throws PlainError if there is no URL, if the service
 * no longer exists, or if PDFs cannot be made.
 */
export async function makeSheet(
  context: BookContext & Pick<Context, 'clock'>,
  kind: SheetKind,
  outputFile: string,
  { paper, address: typedAddress, serviceId, keyId, standard: pdfStandard, pageFolder }: SheetOptions,
): Promise<BookResult> {
  const { programme: orderOfService } = (await readStoredSettings(context.db)).values
  const responses = await readAs(anyVisitor, context, bookReads)
  const rows = responses['GET /api/memories']
    .toReversed()
    .map(({ name, content, mediaIds, day }) => [
      name,
      content ? texts.yes : '',
      mediaIds.length > 0 ? formatNumber(mediaIds.length) : '',
      day ? formatDay(day) : '',
    ])
  if (kind === 'thanks' && /\.csv$/i.test(outputFile)) {
    await writeFile(outputFile, formatCsv([texts.thanksColumns, ...rows]))
    return { pages: 0, files: [outputFile], report: [] }
  }
  if (!canTypeset()) throw new PlainError(texts.noTypesetter)
  const address = typedAddress ?? context.config.publicUrl ?? (kind === 'thanks' ? 'http://localhost' : null)
  if (!address) throw new PlainError(texts.noAddress)
  const mediaRows = await context.db
    .selectFrom('media')
    .selectAll()
    .where('public_key', 'is not', null)
    .execute()
  const frontIndex = kind === 'order' ? findFrontService(responses, serviceId, context.clock()) : -1
  const contents = buildContents(responses, mediaRows, {
    size: paper,
    dedication: '',
    without: [],
    withoutMedia: [],
  })
  const { title, author, name, dates, language, page, date } = contents
  // the list of people to thank shows no portrait
  const portrait = kind === 'thanks' ? null : contents.portrait
  await using folder = await context.spool.makeFolder()
  const report = new Set<string>(kind === 'order' && !orderOfService.trim() ? [texts.noProgram] : [])
  const printedPhotos = await printPhotos(context, portrait ? [portrait] : [], folder.path, {
    report,
    onProgress: () => undefined,
  })
  const key = keyId ? (await findAccessKey(context.db, keyId)).key : undefined
  const link = toMemoriesLink(address, kind, key)
  await writeCode(link, path.join(folder.path, 'code.svg'))
  const order =
    kind === 'order'
      ? buildOrderOfService(
          responses,
          contents.obituary.map(({ text }) => text),
          orderOfService,
        )
      : null
  const templateData = {
    title,
    author,
    name,
    dates,
    language,
    page,
    date,
    // each sheet gets only the texts that it prints, because the report lists every character in them that no font has
    ...(kind === 'thanks' && { rows: rows.map(([name, ...cells]) => ({ name, cells })) }),
    ...(order && {
      services: contents.services,
      front: contents.services.filter((_, index) => index === frontIndex),
      ...order,
      links: await drawCodes(order.links, folder.path),
    }),
    portrait: (portrait && printedPhotos.get(portrait)) ?? null,
    sheet: SHEET_SIZES[kind][paper],
    code: { alt: texts.codeAlt(link) },
    columns: texts.thanksColumns,
    texts: {
      share: texts.shareHeading,
      hint: texts.shareHint,
      order: texts.orderOfService,
      program: texts.program,
      obituary: texts.obituary,
      thanks: kind === 'order' ? texts.thankYou : texts.thanks,
    },
  }
  const { value: printableData, fonts } = await prepareForTypesetting(templateData, report)
  const typesetWith = (blanks: number, data: typeof printableData) =>
    typesetFile(
      context,
      {
        template: kind,
        data: { ...data, blanks },
        fonts,
        folder: folder.path,
        standard: pdfStandard,
        pageFolder,
        report,
      },
      outputFile,
    )
  const { pages, data: printedData } = await typesetWith(0, printableData)
  // the order of service is a booklet of folded sheets with four pages each, so it gets blank pages before its last page
  const blanks = kind === 'order' ? (4 - (pages % 4)) % 4 : 0
  return {
    pages: blanks > 0 ? (await typesetWith(blanks, printedData)).pages : pages,
    files: [outputFile],
    report: [...report],
  }
}

/** Keeps the parameters of the address, such as an access key. A tablet in the hall opens the code of a table card. */
function toMemoriesLink(address: string, kind: SheetKind, key: string | undefined): string {
  const link = new URL('/memories', address)
  link.search = new URL(address).search
  if (key) link.searchParams.set(accessKeyParameter, key)
  if (kind === 'cards') link.searchParams.set(sharedDeviceParameter, '1')
  return link.href
}

const drawCodes = (links: readonly CodeLink[], folder: string) =>
  Promise.all(
    links.map(async ({ text: address, href, service }, index) => {
      const file = `/link-${index}.svg`
      await writeCode(href, path.join(folder, file))
      return { service, address, file, alt: texts.codeAlt(href) }
    }),
  )

const writeCode = (link: string, file: string) => writeFile(file, renderSVG(link, { ecc: 'M', border: 0 }))
