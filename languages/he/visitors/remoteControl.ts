import type { texts as en } from '../../en/visitors/remoteControl.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'הטלפון כשלט',
  purpose: 'הבא, הקודם, עצירה ומוזיקה מהטלפון, עד סוף המצגת הזאת.',
  open: 'הטלפון כשלט',
  code: (address) => `קוד QR של השלט: ${address}`,
  scan: 'נא לסרוק את זה בטלפון, או להקליד את הכתובת:',
  failed: 'השלט לא הופעל. נא לנסות שוב.',
})
