import type { texts as en } from '../../en/dashboard/work.ts'
import { attach, formatNumber, sentences } from '../grammar.ts'
import { countPages } from '../nouns.ts'

export const texts = sentences<typeof en>({
  loading: 'בודקים את ההתקדמות...',
  startFailed: { title: 'לא התחיל', description: 'ההכנה לא התחילה. אפשר לנסות שוב.' },
  progress: 'התקדמות',
  cancel: 'ביטול',
  canceled: 'בוטל',
  cancelFailed: { title: 'לא בוטל', description: 'ההכנה עדיין בעיצומה. אפשר לנסות שוב.' },
  startAgain: 'התחלה מחדש',
  download: (size) => `הורדה (${size})`,
  toFold: 'להדפסה ולקיפול',
  forScreen: 'למסך',
  toPrint: 'להדפסה',
  asTable: 'כגיליון אלקטרוני',
  madeToday: (time) => `הקובץ נוצר היום ${attach('ב', time)}`,
  made: (day) => `הקובץ נוצר ${attach('ב', day)}`,
  changed: (made) => `${made}, והתוכן השתנה מאז`,
  notMade: 'עדיין אין קובץ',
  notMadeBecause: 'זה לא הצליח.',
  making: (percent) => `בהכנה: ${percent}%. אפשר לצאת מהדף.`,
  pages: (count) => `תצוגה מקדימה (${countPages(count)})`,
  cover: 'הכריכה, מלפנים ומאחור',
  page: (page, total) => `עמוד ${formatNumber(page)} מתוך ${formatNumber(total)}`,
  until: (day) => `אפשר להוריד את הקובץ עד ${day}.`,
  remarks: 'שימו לב:',
})
