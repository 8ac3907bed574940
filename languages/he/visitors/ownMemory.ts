import type { texts as en } from '../../en/visitors/ownMemory.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: 'הזיכרון שלכם',
  loading: 'הזיכרון שלכם נטען...',
  missing: 'הקישור הזה לא מוביל לזיכרון. אולי הזיכרון הוסר, אולי יש לו קישור חדש, ואולי חסר סוף הקישור.',
  unseen: 'הזיכרון הזה לא מוצג כרגע לאורחים.',
  photos: 'התמונות של הזיכרון הזה',
  save: 'שמירת השינויים',
  saved: { title: 'נשמר', description: 'הזיכרון שלכם עודכן.' },
  saveFailed: { title: 'לא נשמר', description: 'הזיכרון לא עודכן.' },
  withdraw: 'הסרת הזיכרון',
  withdrawQuestion: {
    title: 'להסיר את הזיכרון הזה?',
    description: 'מה שכתבתם והתמונות שצירפתם יימחקו לצמיתות.',
    confirm: 'להסיר את הזיכרון',
    cancel: 'להשאיר',
  },
  photographStays: 'מה שכתבתם והתמונות שצירפתם יימחקו לצמיתות. התמונה מהגלריה תישאר.',
  withdrawn: { title: 'הזיכרון הוסר', description: 'הזיכרון כבר לא מופיע בדף הזה.' },
  withdrawFailed: { title: 'לא הוסר', description: 'הזיכרון לא הוסר.' },
  leave: 'חזרה לכל הזיכרונות',
  wroteHere: 'כתבתם זיכרון בטלפון הזה.',
  wroteHereThis: (beginning) => `כתבתם בטלפון הזה: ״${beginning}״`,
  change: 'שינוי הזיכרון',
})
