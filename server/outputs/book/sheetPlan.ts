import type { WorkOptions } from '../../../contract/work.ts'
import type { Paper } from '../../../domain/paper.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'
import type { MediaRow } from '../../features/media/rows/present.ts'
import type { StoredSettings } from '../../memorial/storedSettings.ts'
import type { StoredSentence } from '../../../languages/storedSentence.ts'
import type { BookResponses } from './bookReads.ts'
import type { Contribution } from './contributions.ts'
import { toCode } from './planValues.ts'
import type { buildSharedContents } from './sharedContents.ts'

export type SheetOptions = Pick<
  WorkOptions<'book'>,
  'layout' | 'cardSize' | 'serviceId' | 'asksForPhotographs'
> & { paper: Paper }

export type SheetChoices = SheetOptions & Pick<WorkOptions<'book'>, 'address' | 'keyId'>

/** Everything that a sheet may show. */
export interface SheetInputs {
  responses: BookResponses
  settings: StoredSettings['values']
  /** the sentences of the sheet */
  familyTexts: ServerTexts
  /** the photograph that the family chose for the back of the order of service; both values are null if there is none */
  backPicture: StoredSettings['pictures']['orderPhotoPath']
  /** the photographs that visitors see */
  rows: readonly MediaRow[]
  shared: ReturnType<typeof buildSharedContents>
  /** all that people have done for the memorial, the oldest first */
  contributions: readonly Contribution[]
  options: SheetOptions
  /** the memorial's URL for the QR code; empty if there is none */
  address: string
  accessKey: string | undefined
  /** the key of the link by which guests send photographs; null if there is none */
  sendKey: string | null
  now: number
}

export interface CodeInputs extends SheetInputs {
  /** Makes the link of a code to a page; null if only this computer or house could open it. */
  toLink: (page: '/gallery' | '/memories') => URL | null
  /** Makes that of the page to send photographs, which opens without the password. Throws a SpokenError if there is no such link. */
  toSendLink: () => URL | null
}

export interface SheetPlan {
  /** values for the template, with photographs and codes in place of their files */
  data: object
  /** sentences for the person who makes the sheet */
  remarks?: StoredSentence[]
}

export interface SheetSize {
  sheet: readonly [width: number, height: number, margin: number]
  /** how many cards are next to each other and below each other, and their size in millimeters */
  cut?: { columns: number; rows: number; width: number; height: number }
}

/** Plans the portrait and dates of the person, and the code that invites guests to a page. */
export const planPerson = (
  { shared: { portrait, dates }, familyTexts }: SheetInputs,
  heading: string,
  link: URL | null,
) => ({
  portrait,
  dates,
  code: toCode(link),
  texts: { share: heading, hint: familyTexts.book.shareHint },
})
