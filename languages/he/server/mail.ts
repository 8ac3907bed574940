import type { texts as en } from '../../en/server/mail.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  hiddenAddress: '(כתובת)',
  sender: (name) => `לזכר ${name}`,
  untrusted: (host) =>
    `לשרת הדואר ${host} יש אישור שלא נחתם על ידי רשות מאשרת מוכרת: צריך לציין את הקובץ שלו ב־NODE_EXTRA_CA_CERTS ולהפעיל מחדש.`,
  greetedAs: (name) =>
    `הפנייה אליו הייתה בשם ${name}. אם דרוש לו שם אחר, צריך להוסיף ?name=mail.example.org ל־SMTP_URL.`,
  dear: (name) => `שלום ${name},`,
  hello: 'שלום,',
  memorialOf: (name) => `האתר לזכר ${name}`,
  familyOf: (name) => `המשפחה של ${name}`,
  keeperReason: 'ההודעה נשלחה אליכם כי ביקשתם הודעות בלוח הניהול, תחת ״הודעות אליי״. אפשר גם להפסיק אותן שם.',
  stopLink: 'הפסקת ההודעות האלה',
  stop: { title: 'להפסיק את ההודעות האלה?', confirm: 'להפסיק' },
  stopped: {
    title: 'לא יישלחו עוד הודעות כאלה',
    message: 'שום דבר אחר לא השתנה.',
    home: 'לאתר הזיכרון',
  },
})
