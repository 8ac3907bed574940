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
  hint: 'התמונה המקורית לא משתנה. ״שחזור״ מציג אותה שוב כמו שנשלחה.',
  hints: {
    crop: 'אפשר לגרור את המסגרת או את הפינות שלה או להזיז אותן במקשי החצים.',
    focus: 'שמים את העיגול על מה שצריך לראות תמיד, למשל על הפנים: גוררים אותו או מזיזים במקשי החצים.',
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
  saved: { title: 'השינויים נשמרו', description: 'כך האורחים רואים את התמונה.' },
})
