import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/memories.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  answerMail: {
    subject: (name) => `המשפחה ענתה על הזיכרון שכתבתם על ${name}`,
    answered: (name) =>
      `${endSentence(`שיתפתם זיכרון על ${name}`)} המשפחה ענתה עליו. התשובה נמצאת מתחת לזיכרון שלכם.`,
    link: 'לקריאת התשובה',
    reason: 'ההודעה הזאת הגיעה כי ביקשתם אותה כששיתפתם את הזיכרון.',
  },
  linkMail: {
    subject: (name) => `הקישור הפרטי לזיכרון שכתבתם על ${name}`,
    link: (name) =>
      `${endSentence(`שיתפתם זיכרון וביקשתם את הקישור הפרטי שלו. הזיכרון הוא על ${name}`)} בעזרת הקישור אפשר לשנות את הזיכרון או להסיר אותו בכל זמן, וכך יכול גם כל מי שתתנו לו את הקישור.`,
    open: 'לשנות את הזיכרון שלי',
    reason:
      'ההודעה הזאת הגיעה כי הכתובת שלכם נמסרה עם הזיכרון. אם לא שיתפתם זיכרון, מישהו הקליד את הכתובת שלכם בטעות: אפשר פשוט למחוק את ההודעה.',
  },
})
