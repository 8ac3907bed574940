import type { texts as en } from '../../en/visitors/site.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>(({ form }) => ({
  language: 'שפה',
  switchLanguage: 'החלפה',
  menu: 'תפריט',
  dashboard: 'לוח הניהול',
  links: {
    '/gallery': 'לראות תמונות',
    '/obituary': form({ he: 'לקרוא עליו', she: 'לקרוא עליה' }),
    '/services': 'מתי ואיפה',
    '/memories': 'לכתוב זיכרון',
  },
  saidGoodbye: 'מתי ואיפה נפגשנו',
  readMemories: 'לקרוא מה כתבו',
  book: 'הספר, להדפסה',
  notFound: '404 הדף לא נמצא',
  forgotten: 'אולי חסר משהו בכתובת, ואולי הדף כבר לא כאן.',
  back: 'לדף הבית',
  broken: 'משהו השתבש בהצגת הדף. אפשר לטעון אותו שוב.',
  partlyBroken: 'חלק מהדף לא פועל כרגע. אפשר לטעון אותו שוב.',
  reload: 'טעינה מחדש',
}))
