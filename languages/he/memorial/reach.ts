import type { reachTexts as en } from '../../en/memorial/reach.ts'
import { sentences } from '../grammar.ts'

export const reachTexts = sentences<typeof en>({
  computer: 'רק המחשב הזה יכול לפתוח את הכתובת הזאת.',
  network: 'רק מכשירים ברשת הזאת יכולים לפתוח את הכתובת הזאת.',
  noCode: 'לכן אין קוד להדפסה.',
  advice: 'מי שמפעיל את השרת יכול לתת לאתר כתובת שכולם יוכלו לפתוח.',
})
