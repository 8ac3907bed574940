import type { texts as en } from '../../en/server/access.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'אתר זיכרון למשפחה ולחברים',
  inMemoryOf: (name) => ['לזכר', name],
  purpose: 'אתר הזיכרון הזה מיועד למשפחה ולחברים. נא להקליד את הסיסמה שקיבלתם.',
  password: 'סיסמה',
  show: 'הצגת הסיסמה',
  open: 'כניסה',
  noCookies:
    'הסיסמה נכונה, אבל הדפדפן הזה אינו שומר עוגיות (cookies), ולכן אינו יכול לזכור אותה. נא לאפשר עוגיות לאתר הזה בהגדרות הדפדפן, או להשתמש בדפדפן אחר.',
  keyEnded: 'הקוד הזה כבר אינו בתוקף. אפשר לפנות למשפחה.',
  forgotten: 'הסיסמה לא ידועה לכם? המשפחה יכולה למסור אותה.',
})
