import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { renderSVG } from 'uqr'
import { listLines } from '../../../contract/lines.ts'
import type { BookKind, CardSize, OrderLayout } from '../../../contract/outputs/book.ts'
import { accessKeyParameter } from '../../../contract/pages/accessLink.ts'
import {
  newMemoryHash,
  questionParameter,
  sharedDeviceParameter,
} from '../../../contract/pages/memoryAddress.ts'
import { writeDay } from '../../../domain/calendar/dateStyle.ts'
import { chooseDateStyle } from '../../../domain/calendar/proposeDateStyle.ts'
import { formatNumber } from '../../../domain/language.ts'
import type { Paper } from '../../../domain/paper.ts'
import { reachOf, reachTexts } from '../../../domain/privateAddress.ts'
import { formatCsv } from '../csv.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { removeFile } from '../../base/removeFiles.ts'
import type { Context } from '../../platform/context.ts'
import { toQuestionKey } from '../../memorial/questions.ts'
import { readStoredSettings } from '../../memorial/storedSettings.ts'
import { bookReads } from './bookReads.ts'
import { imposePages } from '../../codecs/pages/imposePages.ts'
import type { MediaRow } from '../../features/media/present.ts'
import { makePhoto } from './describePhoto.ts'
import { layRows } from './layout.ts'
import { canTypeset } from '../../codecs/pages/fonts.ts'
import { prepareForTypesetting } from './prepareForTypesetting.ts'
import type { BookContext, BookResult, BookMakingOptions } from './makeBook.ts'
import { buildOrderOfService, type CodeLink, findFrontService } from './orderOfService.ts'
import { printPhotos } from './pictures.ts'
import { buildSharedContents } from './sharedContents.ts'
import { texts } from './texts.ts'
import { typesetFile } from './typesetFile.ts'
import { findAccessKey } from '../../features/access/accessKeys.ts'
import { readAs } from '../../features/readAs.ts'
import { anyVisitor } from '../../http/callers/caller.ts'

export type SheetKind = Exclude<BookKind, 'book'>

/** The width, height and margin of each sheet, in millimeters. */
const SHEET_SIZES: Record<Exclude<SheetKind, 'cards'>, Record<Paper, [number, number, number]>> = {
  // half of the paper
  order: { letter: [139.7, 215.9, 16], a4: [148, 210, 16] },
  poster: { letter: [215.9, 279.4, 22], a4: [210, 297, 22] },
  card: { letter: [101.6, 152.4, 10], a4: [105, 148, 10] },
  thanks: { letter: [215.9, 279.4, 24], a4: [210, 297, 24] },
}

interface CutSheet {
  /** the width, height and margin of the sheet, in millimeters */
  sheet: [number, number, number]
  /** how many cards are next to each other and below each other, and their size in millimeters */
  cut: { columns: number; rows: number; width: number; height: number }
}

/** The sheets of table cards. All lines to cut along are at least 10 mm from the edge, where every printer prints, or at the edge. */
const CARD_SHEETS: Record<CardSize, Record<Paper, CutSheet>> = {
  large: {
    letter: { sheet: [215.9, 279.4, 10], cut: { columns: 1, rows: 2, width: 152.4, height: 101.6 } },
    a4: { sheet: [297, 210, 10], cut: { columns: 2, rows: 2, width: 148.5, height: 105 } },
  },
  small: {
    letter: { sheet: [215.9, 279.4, 10], cut: { columns: 2, rows: 4, width: 97.5, height: 64.5 } },
    a4: { sheet: [210, 297, 10], cut: { columns: 2, rows: 4, width: 95, height: 69 } },
  },
}

/** The room for the photograph on the back of the order of service, in millimeters. */
const BACK_PHOTO_AREA = { width: 84, height: 58 }

interface SheetOptions extends Pick<BookMakingOptions, 'standard' | 'pageFolder'> {
  paper: Paper
  layout: OrderLayout
  /** the memorial's URL for the QR code; if it is absent, PUBLIC_URL is used */
  address?: string | undefined
  /** the service that the order of service is for; if it is absent, one is proposed */
  serviceId?: string | undefined
  /** the size of the table cards */
  cardSize: CardSize
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
  {
    paper,
    layout,
    cardSize,
    address: typedAddress,
    serviceId,
    keyId,
    standard: pdfStandard,
    pageFolder,
  }: SheetOptions,
): Promise<BookResult> {
  const { values: settings, pictures } = await readStoredSettings(context.db)
  const responses = await readAs(anyVisitor, context, bookReads)
  const rows = responses['GET /api/memories']
    .toReversed()
    .map(({ name, content, mediaIds, day }) => [
      name,
      content ? texts.yes : '',
      mediaIds.length > 0 ? formatNumber(mediaIds.length) : '',
      day ? writeDay(day, chooseDateStyle(settings)) : '',
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
  const contents = buildSharedContents(responses, mediaRows, paper)
  const { title, author, name, dates, language, page, date } = contents
  // the list of people to thank shows no portrait
  const portrait = kind === 'thanks' ? null : contents.portrait
  await using folder = await context.spool.makeFolder()
  const report = new Set<string>(kind === 'order' && !settings.programme.trim() ? [texts.noProgram] : [])
  const { image_media_id: backId, image_path: backPath } = pictures.orderPhotoPath
  const backPhoto = kind === 'order' && backId ? placeBackPhoto(mediaRows, backId) : undefined
  if (kind === 'order' && (backId ?? backPath) && !backPhoto) report.add(texts.hiddenPhoto)
  const photos = [portrait ?? [], backPhoto ?? []].flat()
  const printedPhotos = await printPhotos(context, photos, folder.path, {
    report,
    onProgress: () => undefined,
  })
  const key = keyId ? (await findAccessKey(context.db, keyId)).key : undefined
  const reach = reachOf(address)
  const link = reach === 'everyone' ? toLink(address, kind, key) : null
  if (link) await writeCode(link, path.join(folder.path, 'code.svg'))
  if (reach !== 'everyone' && kind !== 'thanks')
    report.add(`${reachTexts[reach]} ${reachTexts.noCode} ${reachTexts.advice}`)
  const cards =
    kind === 'cards'
      ? await drawQuestionCodes(link, listLines(settings.cardQuestions), folder.path)
      : undefined
  const order = kind === 'order' ? buildOrderOfService(responses, contents.paragraphs, settings) : null
  const services = contents.services.map(({ title: service, when, location }) => ({
    title: service,
    when,
    location,
  }))
  const templateData = {
    title,
    author,
    name,
    // the list of people to thank has no dates
    dates: kind === 'thanks' ? '' : dates,
    language,
    page,
    date,
    // each sheet gets only the texts that it prints, because the report lists every character in them that no font has
    ...(kind === 'thanks' && { rows: rows.map(([name, ...cells]) => ({ name, cells })) }),
    ...(order && {
      services,
      front: services.filter((_, index) => index === frontIndex),
      ...order,
      links: await drawCodes(order.links, folder.path),
      photo: (backPhoto && printedPhotos.get(backPhoto)) ?? null,
    }),
    portrait: (portrait && printedPhotos.get(portrait)) ?? null,
    ...(kind === 'cards' ? CARD_SHEETS[cardSize][paper] : { sheet: SHEET_SIZES[kind][paper] }),
    // a code for an address that only this computer or house can open would lead guests nowhere
    code: link && { alt: texts.codeAlt(link) },
    cards,
    columns: texts.thanksColumns,
    texts: {
      share: kind === 'card' ? texts.photographsHeading : texts.shareHeading,
      hint: texts.shareHint,
      order: texts.orderOfService,
      program: texts.program,
      obituary: texts.obituary,
      front: texts.front,
      back: texts.back,
      thanks: kind === 'order' ? texts.thankYou : texts.thanks,
    },
  }
  const { value: printableData, fonts } = await prepareForTypesetting(templateData, report)
  const isFolded = kind === 'order' && layout === 'fold'
  const pagesFile = isFolded ? path.join(folder.path, 'pages.pdf') : outputFile
  const typesetWith = (data: typeof printableData, blanks = 0, isSpread = false) =>
    typesetFile(
      context,
      {
        template: kind,
        data: { ...data, blanks, isSpread },
        fonts,
        folder: folder.path,
        standard: pdfStandard,
        pageFolder,
        report,
      },
      pagesFile,
    )
  const { pages, data: printedData } = await typesetWith(printableData)
  if (!isFolded) return { pages, files: [outputFile], report: [...report] }
  // a folded sheet has four pages; pages that would be empty give readings and songs pages of their own, as far as there are enough
  const allPages = Math.ceil(pages / 4) * 4
  const spread = pages < allPages ? await typesetWith(printedData, 0, true) : { pages }
  const isSpread = spread.pages > pages && spread.pages <= allPages
  const blanks = allPages - (isSpread ? spread.pages : pages)
  if (pages < allPages) await typesetWith(printedData, blanks, isSpread)
  if (allPages > 4) report.add(texts.booklet(allPages, blanks))
  const [width, height] = SHEET_SIZES.poster[paper]
  await writeWhole(outputFile, imposePages(await readFile(pagesFile), [height, width]))
  return { pages: allPages, sheets: allPages / 4, files: [outputFile], report: [...report] }
}

/** Finds the visible photograph with this id, and its size on the back of the order of service. */
function placeBackPhoto(rows: readonly MediaRow[], id: string) {
  const row = rows.find((each) => each.id === id)
  const photo = row && makePhoto(row, texts.backPhoto, texts.photograph)
  return photo && layRows([photo], BACK_PHOTO_AREA, { gap: 0, fontSize: 0 })[0]?.[0]
}

/**
 * Keeps the parameters of the address, such as an access key. A tablet in the hall opens the code of a table card. The card
 * for the piano leads to the photographs.
 */
function toLink(address: string, kind: SheetKind, key: string | undefined): string {
  const link = new URL(kind === 'card' ? '/gallery' : '/memories', address)
  link.search = new URL(address).search
  if (key) link.searchParams.set(accessKeyParameter, key)
  if (kind === 'cards') link.searchParams.set(sharedDeviceParameter, '1')
  return link.href
}

/**
 * Draws the code of each question on the table cards; it opens the form for memories with the question above it. The list has one
 * card without a question if there are no questions.
 */
async function drawQuestionCodes(link: string | null, questions: readonly string[], folder: string) {
  if (questions.length === 0) return [{ question: '', file: '/code.svg', alt: link && texts.codeAlt(link) }]
  if (!link) return questions.map((question) => ({ question, file: '', alt: '' }))
  return Promise.all(
    questions.map(async (question, index) => {
      const questionLink = new URL(link)
      questionLink.searchParams.set(questionParameter, toQuestionKey(question))
      questionLink.hash = newMemoryHash
      const file = `/question-${index}.svg`
      await writeCode(questionLink.href, path.join(folder, file))
      return { question, file, alt: texts.codeAlt(questionLink.href) }
    }),
  )
}

const drawCodes = (links: readonly CodeLink[], folder: string) =>
  Promise.all(
    links.map(async ({ text: address, href, service }, index) => {
      const file = `/link-${index}.svg`
      await writeCode(href, path.join(folder, file))
      return { service, address, file, alt: texts.codeAlt(href) }
    }),
  )

/** Writes a file under another name first, so that programs that read it see either the previous file or the complete new one. */
async function writeWhole(file: string, bytes: Buffer) {
  await mkdir(path.dirname(file), { recursive: true })
  await removeFile(`${file}.part`)
  await writeFile(`${file}.part`, bytes, { flag: 'wx' })
  await rename(`${file}.part`, file)
}

const writeCode = (link: string, file: string) => writeFile(file, renderSVG(link, { ecc: 'M', border: 0 }))
