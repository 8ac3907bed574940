import type { texts as en } from '../../en/server/digest.ts'
import { plural, sentences } from '../grammar.ts'

const makeCount = (one: string, two: string, other: string) => (count: number) =>
  plural(count, { one, two, other })

export const texts = sentences<typeof en>({
  subject: (name) => `מה חדש באתר לזכר ${name}`,
  since: (name) => `חדש באתר לזכר ${name} מאז ההודעה הקודמת:`,
  changed: 'זיכרון אחד שונה בידי מי שכתב אותו, והוא ממתין שתקראו אותו',
  news: {
    memories: makeCount('זיכרון חדש אחד', 'שני זיכרונות חדשים', '# זיכרונות חדשים'),
    waiting: makeCount(
      'אחד מהם ממתין שתקראו אותו',
      'שניים מהם ממתינים שתקראו אותם',
      '# מהם ממתינים שתקראו אותם',
    ),
    photographs: makeCount('תמונה חדשה אחת', 'שתי תמונות חדשות', '# תמונות חדשות'),
    videos: makeCount('סרטון חדש אחד', 'שני סרטונים חדשים', '# סרטונים חדשים'),
    heldEdits: makeCount(
      'כותרת או תיאור אחד עם קישור ממתינים שתקראו אותם',
      'שתי כותרות או תיאורים עם קישורים ממתינים שתקראו אותם',
      '# כותרות או תיאורים עם קישורים ממתינים שתקראו אותם',
    ),
    edits: makeCount(
      'כותרת או תיאור אחד ששונו בידי מבקרים',
      'שתי כותרות או תיאורים ששונו בידי מבקרים',
      '# כותרות או תיאורים ששונו בידי מבקרים',
    ),
  },
  link: 'ללוח הניהול',
  onDashboard: 'הכול מחכה בלוח הניהול.',
})
