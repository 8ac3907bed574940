import { toCode } from './planValues.ts'
import type { SheetInputs } from './sheetPlan.ts'

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
