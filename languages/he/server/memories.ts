import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/memories.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  answerMail: {
    subject: (name) => `המשפחה ענתה על הזיכרון שכתבתם על ${name}`,
    answered: (name) =>
      `${endSentence(`כתבתם זיכרון על ${name}`)} המשפחה ענתה לכם, והתשובה נמצאת מתחת לזיכרון.`,
    link: 'קריאת התשובה',
    reason: 'ההודעה נשלחה אליכם כי ביקשתם אותה כשכתבתם את הזיכרון.',
  },
  linkMail: {
    subject: (name) => `הקישור הפרטי לזיכרון שכתבתם על ${name}`,
    link: (name) =>
      `ביקשתם את הקישור הפרטי לזיכרון שכתבתם על ${endSentence(name)} בעזרתו תוכלו תמיד לשנות את הזיכרון או להסיר אותו, וכך גם כל מי שתתנו לו את הקישור.`,
    open: 'שינוי הזיכרון שלי',
    reason:
      'ההודעה נשלחה אליכם כי הכתובת שלכם צורפה לזיכרון. אם לא כתבתם זיכרון, הכתובת שלכם הוזנה בטעות, ואפשר פשוט למחוק את ההודעה.',
  },
})
