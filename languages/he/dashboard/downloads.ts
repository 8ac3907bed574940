import type { copyTexts as enCopy, originalsTexts as enOriginals } from '../../en/dashboard/downloads.ts'
import { sentences } from '../grammar.ts'

export const copyTexts = sentences<typeof enCopy>({
  title: 'עותק לשמירה',
  purpose:
    'להסתכל בו: כל אתר הזיכרון כפי שהמבקרים רואים אותו, בקובץ ZIP אחד. אחרי פריסה הוא נפתח בכל דפדפן, גם בלי אינטרנט.',
  size: 'תמונות',
  sizes: {
    all: 'להתקן USB, בגודל מלא',
    small: 'קטן, לאימייל',
  },
  book: 'לכלול את הספר (PDF)',
  start: 'יצירת עותק',
  startAgain: 'יצירת עותק חדש',
  ready: 'העותק שלכם מוכן. כדאי לשמור אותו ביותר ממקום אחד.',
  canceled: 'לא נוצר עותק.',
})

export const originalsTexts = sentences<typeof enOriginals>({
  title: 'כל הקבצים המקוריים',
  purpose:
    'להתחיל ממנו מחדש: כל תמונה, סרטון ושיר בשלמותם, וכל מה שנכתב, בקובץ ZIP אחד. תמונות JPEG נושאות את הכותרת, התיאור, שם הכותב והתאריך שלהן. אפשר ליצור ממנו אתר זיכרון חדש.',
  download: 'הורדת כל הקבצים המקוריים',
  caution: 'רק למשפחה: יש בו גם כתובות אימייל וזיכרונות שאינם מוצגים.',
})
