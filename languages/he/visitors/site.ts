import type { texts as en } from '../../en/visitors/site.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  language: 'שפה',
  switchLanguage: 'להחליף',
  menu: 'תפריט',
  dashboard: 'לוח הניהול',
  links: {
    '/gallery': 'לראות תמונות',
    '/obituary': 'לקרוא על חייו',
    '/services': 'איפה נפרדים ממנו',
    '/memories': 'לכתוב זיכרון',
  },
  saidGoodbye: 'איפה נפרדנו ממנו',
  readMemories: 'לקרוא מה כתבו',
  book: 'הספר, להדפסה',
  notFound: '404 הדף לא נמצא',
  forgotten: 'אולי חסר משהו בכתובת, או שהדף כבר אינו כאן.',
  back: 'לדף הבית',
  broken: 'אי אפשר להציג את הדף הזה. נא לטעון אותו שוב.',
  partlyBroken: 'חלק מהדף הזה אינו פועל כרגע. נא לטעון אותו שוב.',
  reload: 'לטעון שוב',
})
