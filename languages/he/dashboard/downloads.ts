import type { copyTexts as enCopy, originalsTexts as enOriginals } from '../../en/dashboard/downloads.ts'
import { sentences } from '../grammar.ts'

export const copyTexts = sentences<typeof enCopy>({
  title: 'עותק לשמירה',
  purpose:
    'לצפייה: כל אתר הזיכרון כמו שהאורחים רואים אותו, בקובץ ZIP אחד. אחרי חילוץ הוא נפתח בכל דפדפן, גם בלי אינטרנט.',
  size: 'תמונות',
  sizes: {
    all: 'לדיסק און קי, בגודל מלא',
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
    'לשחזור: כל התמונות, הסרטונים והשירים באיכות המקורית וכל מה שנכתב, בקובץ ZIP אחד. בתוך תמונות JPEG שמורים הכותרת, התיאור, שם השולחים והתאריך. אפשר ליצור מהקובץ אתר זיכרון חדש.',
  download: 'הורדת כל הקבצים המקוריים',
  caution: 'רק למשפחה: יש בו גם כתובות אימייל וזיכרונות שלא מוצגים.',
})
