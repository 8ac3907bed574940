import { documents } from '../../../contract/outputs/book.ts'
import { accessKeyParameter } from '../../../contract/pages/accessLink.ts'
import { toSendPath } from '../../../contract/pages/sendAddress.ts'
import { reachOf } from '../../../domain/privateAddress.ts'
import { type StoredSentence, toStored } from '../../../languages/storedSentence.ts'
import { SpokenError } from '../../base/errors/SpokenError.ts'
import { findAccessKey } from '../../features/access/accessKeys.ts'
import { readAs } from '../../features/readAs.ts'
import { readSendLink } from '../../features/sent/sendLink.ts'
import { anyVisitor } from '../../http/callers/caller.ts'
import { readCurrentSettings } from '../../memorial/currentSettings.ts'
import { bookReads } from './bookReads.ts'
import { readContributions } from './contributions.ts'
import type { BookContext } from './makeBook.ts'
import { buildSharedContents } from './sharedContents.ts'
import type { SheetChoices, SheetInputs, SheetPlan } from './sheetPlan.ts'
import { type SheetKind, sheets } from './sheets.ts'

/** Reads everything that a sheet may show. Throws a Failure if the access key was revoked. */
export async function readSheetInputs(context: BookContext, choices: SheetChoices): Promise<SheetInputs> {
  const { values: settings, pictures, familyTexts } = await readCurrentSettings(context)
  const responses = await readAs(anyVisitor, familyTexts, context, bookReads)
  const rows = await context.db.selectFrom('media').selectAll().where('public_key', 'is not', null).execute()
  return {
    responses,
    settings,
    familyTexts,
    backPicture: pictures.orderPhotoPath,
    rows,
    shared: buildSharedContents(responses, rows, choices.paper, familyTexts),
    contributions: await readContributions(context.db),
    options: choices,
    address: choices.address ?? context.config.publicUrl ?? '',
    accessKey: choices.keyId && (await findAccessKey(context.db, choices.keyId)).key,
    sendKey: (await readSendLink(context)).key,
    now: context.clock(),
  }
}

/** Plans a sheet: all that it shows, with photographs and codes in place of their files. */
export function planSheet(
  kind: SheetKind,
  inputs: SheetInputs,
): { data: SheetPlan['data']; remarks: StoredSentence[] } {
  const { address, accessKey, sendKey, options } = inputs
  const { hasCode } = documents[kind]
  if (hasCode && !address) throw new SpokenError(toStored('book.noAddress'))
  const reach = hasCode ? reachOf(address) : 'everyone'
  // a code for an address that only this computer or house can open would lead guests nowhere
  const link = (path: string, key?: string) => (reach === 'everyone' ? toLink(path, address, key) : null)
  const { data, remarks = [] } = sheets[kind].plan({
    ...inputs,
    toLink: (page) => link(page, accessKey),
    toSendLink: () => {
      if (!sendKey) throw new SpokenError(toStored('book.noSendLink'))
      return link(toSendPath(sendKey))
    },
  })
  const { title, author, name, language, direction, page, date } = inputs.shared
  return {
    data: { title, author, name, language, direction, page, date, ...sheets[kind].size(options), ...data },
    remarks:
      reach === 'everyone'
        ? remarks
        : [...remarks, [toStored(`reach.${reach}`), toStored('reach.noCode'), toStored('reach.advice')]],
  }
}

/** Keeps the parameters of the address, such as an access key. */
function toLink(path: string, address: string, key: string | undefined): URL {
  const link = new URL(path, address)
  link.search = new URL(address).search
  if (key) link.searchParams.set(accessKeyParameter, key)
  return link
}
