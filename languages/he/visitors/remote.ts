import type { texts as en } from '../../en/visitors/remote.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'שלט למצגת',
  previous: 'הקודמת',
  next: 'הבאה',
  pause: 'עצירה',
  play: 'הפעלה',
  music: 'מוזיקה',
  connecting: 'מתחברים למצגת…',
  connected: 'הטלפון הזה שולט במצגת.',
  lost: 'אין כרגע חיבור למצגת. הטלפון ממשיך לנסות.',
  ended: 'המצגת הזאת הסתיימה. צריך לסרוק את הקוד של המצגת שפועלת עכשיו.',
  ways: 'לאן ממשיכים מכאן',
  slideshow: 'מצגת',
  home: 'דף הבית',
  noCode: 'הקישור הזה לא שלם: חסר בסופו הקוד של המצגת. צריך לסרוק את הקוד שבהגדרות המצגת, תחת ״הטלפון כשלט״.',
})
