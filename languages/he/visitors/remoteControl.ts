import type { texts as en } from '../../en/visitors/remoteControl.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'הטלפון כשלט',
  purpose: 'קדימה, אחורה, עצירה ומוזיקה מהטלפון, עד סוף המצגת הזאת.',
  open: 'הטלפון כשלט',
  code: (address) => `קוד QR של השלט: ${address}`,
  scan: 'סורקים את הקוד בטלפון או מקלידים את הכתובת:',
  failed: 'השלט לא הופעל. אפשר לנסות שוב.',
})
