import type { texts as en } from '../../en/visitors/media.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  edit: {
    gallery: { heading: 'עריכת פרטי התמונה', failure: 'פרטי התמונה לא נשמרו.' },
    memory: { heading: 'עריכת התמונה', failure: 'פרטי התמונה לא נשמרו. אפשר לנסות שוב.' },
  },
  title: 'כותרת',
  description: 'תיאור',
  save: 'שמירת השינויים',
  saving: 'מתבצעת שמירה…',
  titleNeeded: 'חסרה כותרת',
  updated: { title: 'נשמר', description: 'פרטי התמונה עודכנו.' },
  held: { title: 'עדיין לא מוצג', description: 'תודה. טקסט עם קישור מוצג אחרי שהמשפחה בודקת אותו.' },
  updateFailed: 'לא נשמר',
  download: 'הורדה',
  imageDownloaded: 'התמונה נשמרה במכשיר',
  videoDownloaded: 'הסרטון נשמר במכשיר',
  hasBeenDownloaded: (title) => `ההורדה הושלמה: ${title}`,
  downloadFailed: (title) => ({
    title: 'ההורדה לא הצליחה',
    description: `הקובץ ״${title}״ לא ירד. ייתכן שהוסר בינתיים.`,
  }),
  close: 'סגירה',
  previous: 'הקודמת',
  next: 'הבאה',
  newTab: 'נפתח בלשונית חדשה',
  zoomIn: 'הגדלה',
  zoomOut: 'הקטנה',
  count: (position, total) => `${formatNumber(position)} מתוך ${formatNumber(total)}`,
  slideshowFromHere: 'מצגת מכאן',
  copyLink: 'העתקת קישור',
  linkCopied: 'הקישור הועתק',
  gone: 'התמונה הזאת כבר לא כאן.',
})
