import type { texts as en } from '../../en/visitors/remote.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'שלט למצגת',
  previous: 'הקודם',
  next: 'הבא',
  pause: 'עצירה',
  play: 'הפעלה',
  music: 'מוזיקה',
  connecting: 'מתחבר למצגת…',
  connected: 'הטלפון הזה שולט במצגת.',
  lost: 'אי אפשר להגיע כרגע למצגת. הטלפון ממשיך לנסות.',
  ended: 'המצגת הזאת הסתיימה. נא לסרוק את הקוד של המצגת שפועלת עכשיו.',
  ways: 'לאן ממשיכים מכאן',
  slideshow: 'מצגת',
  home: 'דף הבית',
  noCode: 'הקישור הזה אינו שלם: בסופו חסר הקוד של המצגת. נא לסרוק את הקוד שבהגדרות המצגת, תחת ״הטלפון כשלט״.',
})
