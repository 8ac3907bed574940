import type { texts as en } from '../../en/visitors/media.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  edit: {
    gallery: { heading: 'עריכת פרטי התמונה', failure: 'פרטי התמונה לא נשמרו.' },
    memory: { heading: 'עריכת התמונה', failure: 'פרטי התמונה לא נשמרו. נא לנסות שוב.' },
  },
  title: 'כותרת',
  description: 'תיאור',
  save: 'שמירת השינויים',
  saving: 'מתבצעת שמירה…',
  titleNeeded: 'צריך כותרת',
  updated: { title: 'נשמר', description: 'פרטי התמונה עודכנו.' },
  held: { title: 'עדיין לא מוצג', description: 'תודה. המשפחה בודקת קודם קישורים.' },
  updateFailed: 'לא נשמר',
  download: 'הורדה',
  imageDownloaded: 'התמונה הורדה',
  videoDownloaded: 'הסרטון הורד',
  hasBeenDownloaded: (title) => `ההורדה הסתיימה: ${title}`,
  downloadFailed: (title) => ({
    title: 'ההורדה לא הצליחה',
    description: `לא היה אפשר להוריד את ״${title}״. ייתכן שהקובץ הוסר בינתיים.`,
  }),
  close: 'סגירה',
  previous: 'הקודם',
  next: 'הבא',
  newTab: 'נפתח בלשונית חדשה',
  zoomIn: 'הגדלה',
  zoomOut: 'הקטנה',
  count: (position, total) => `${formatNumber(position)} מתוך ${formatNumber(total)}`,
  slideshowFromHere: 'מצגת מכאן',
  copyLink: 'העתקת קישור',
  linkCopied: 'הקישור הועתק',
  gone: 'התמונה הזאת כבר אינה כאן.',
})
