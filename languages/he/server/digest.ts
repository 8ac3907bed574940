import type { texts as en } from '../../en/server/digest.ts'
import { plural, sentences } from '../grammar.ts'

const makeCount = (one: string, two: string, other: string) => (count: number) =>
  plural(count, { one, two, other })

export const texts = sentences<typeof en>({
  subject: (name) => `מה חדש באתר לזכר ${name}`,
  since: (name) => `חדש באתר לזכר ${name} מאז ההודעה הקודמת:`,
  changed: 'זיכרון שכבר פורסם השתנה, והוא ממתין לאישור שלכם',
  news: {
    memories: makeCount('זיכרון חדש אחד', 'שני זיכרונות חדשים', '# זיכרונות חדשים'),
    waiting: makeCount(
      'אחד מהם ממתין לאישור שלכם',
      'שניים מהם ממתינים לאישור שלכם',
      '# מהם ממתינים לאישור שלכם',
    ),
    sentPhotographs: makeCount('תמונה אחת שנשלחה אליכם', 'שתי תמונות שנשלחו אליכם', '# תמונות שנשלחו אליכם'),
    sentVideos: makeCount('סרטון אחד שנשלח אליכם', 'שני סרטונים שנשלחו אליכם', '# סרטונים שנשלחו אליכם'),
    photographs: makeCount('תמונה חדשה אחת', 'שתי תמונות חדשות', '# תמונות חדשות'),
    videos: makeCount('סרטון חדש אחד', 'שני סרטונים חדשים', '# סרטונים חדשים'),
    answers: makeCount(
      'תמונה אחת שהאורחים סיפרו עליה משהו',
      'שתי תמונות שהאורחים סיפרו עליהן משהו',
      '# תמונות שהאורחים סיפרו עליהן משהו',
    ),
    heldEdits: makeCount(
      'טקסט אחד של תמונה, עם קישור, ממתין לאישור שלכם',
      'שני טקסטים של תמונות, עם קישורים, ממתינים לאישור שלכם',
      '# טקסטים של תמונות, עם קישורים, ממתינים לאישור שלכם',
    ),
    edits: makeCount(
      'טקסט אחד של תמונה שאורחים שינו',
      'שני טקסטים של תמונות שאורחים שינו',
      '# טקסטים של תמונות שאורחים שינו',
    ),
  },
  link: 'ללוח הניהול',
  onDashboard: 'הכול מחכה בלוח הניהול.',
})
