import { endSentence } from '../../../domain/endSentence.ts'
import type { thanksTexts as en } from '../../en/dashboard/thanks.ts'
import { sentences } from '../grammar.ts'

export const thanksTexts = sentences<typeof en>({
  action: (name) => `הודעת תודה אל ${name}`,
  hint: (email) => `ההודעה אל ${email} נפתחת ב״שלום״, ובסופה קישור לראשונה מהתמונות האלה וחתימת המשפחה.`,
  send: 'שליחת התודה',
  sent: { title: 'התודה נשלחה', description: 'ההודעה בדרך.' },
  failed: { title: 'לא נשלחה', description: 'הודעת התודה לא נשלחה.' },
  thanked: (name) => endSentence(`נשלחה הודעת תודה אל ${name}`),
})
