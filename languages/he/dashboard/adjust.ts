import type { texts as en } from '../../en/dashboard/adjust.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'עריכת התמונה',
  rotateLeft: 'סיבוב שמאלה',
  rotateRight: 'סיבוב ימינה',
  crop: 'חיתוך',
  focalPoint: 'מוקד',
  restore: 'שחזור',
  straighten: 'יישור',
  degrees: (degrees) => `${formatNumber(degrees)}°`,
  hint: 'התמונה המקורית נשארת כפי שהיא. ״שחזור״ מציג אותה שוב כפי שנשלחה.',
  hints: {
    crop: 'אפשר לגרור את המסגרת או את פינותיה, או להזיז אותן במקשי החצים.',
    focus: 'יש לשים את העיגול על מה שחייבים לראות תמיד, כמו הפנים שלו: לגרור אותו, או להזיז במקשי החצים.',
  },
  moveCrop: 'הזזת המסגרת',
  corners: {
    topLeft: 'הפינה השמאלית העליונה',
    topRight: 'הפינה הימנית העליונה',
    bottomLeft: 'הפינה השמאלית התחתונה',
    bottomRight: 'הפינה הימנית התחתונה',
  },
  moveFocalPoint: 'הזזת המוקד',
  updateFailed: { title: 'לא נשמר', description: 'פרטי התמונה לא נשמרו.' },
  save: 'שמירה',
  saving: 'מתבצעת שמירה…',
  saved: { title: 'השינויים נשמרו', description: 'כך רואים המבקרים את התמונה.' },
})
