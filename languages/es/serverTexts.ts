import { direction, formatNumber, locale, quotes } from './grammar.ts'
import { texts as access } from './server/access.ts'
import { texts as archive } from './server/archive.ts'
import { formatReport } from './server/archiveReport.ts'
import { texts as book } from './server/book.ts'
import { texts as copy } from './server/copy.ts'
import { texts as digest } from './server/digest.ts'
import { faults } from './server/faults.ts'
import { texts as feed } from './server/feed.ts'
import { texts as film } from './server/film.ts'
import { texts as http } from './server/http.ts'
import { texts as https } from './server/https.ts'
import { texts as invitation } from './server/invitation.ts'
import { texts as mail } from './server/mail.ts'
import { texts as media } from './server/media.ts'
import { texts as memories } from './server/memories.ts'
import { texts as obituary } from './server/obituary.ts'
import { formatReadMe } from './server/readMe.ts'
import { texts as safekeeping } from './server/safekeeping.ts'
import { systemErrorTexts as systemErrors } from './server/systemErrors.ts'
import { warningTexts as warnings } from './server/warnings.ts'
import { texts as work } from './server/work.ts'
import { dateTexts } from './memorial/dates.ts'
import { errorTexts as errors } from './memorial/errors.ts'
import { fieldTexts as fields } from './memorial/fields.ts'
import { pageTexts as pages } from './memorial/pages.ts'
import { reachTexts as reach } from './memorial/reach.ts'
import { refusedTexts as refused } from './memorial/refused.ts'
import { sampleObituary } from './memorial/sampleObituary.ts'
import { serviceTimeTexts } from './memorial/serviceTimes.ts'
import { settingTexts as settings } from './memorial/settings.ts'

/** The sentences that the server says in this language: `texts.book.contents`. */
export const serverTexts = {
  locale,
  direction,
  quotes,
  formatNumber,
  formatReadMe,
  formatReport,
  sampleObituary,
  access,
  archive,
  book,
  copy,
  dates: { ...dateTexts, ...serviceTimeTexts },
  digest,
  errors,
  faults,
  feed,
  fields,
  film,
  http,
  https,
  invitation,
  mail,
  media,
  memories,
  obituary,
  pages,
  reach,
  refused,
  safekeeping,
  settings,
  systemErrors,
  warnings,
  work,
}
