import type { texts as en } from '../../en/server/access.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'אתר זיכרון למשפחה ולחברים',
  inMemoryOf: (name) => ['לזכר', name],
  purpose: 'אתר הזיכרון הזה מיועד למשפחה ולחברים. הוא נפתח עם הסיסמה שקיבלתם.',
  password: 'סיסמה',
  show: 'הצגת הסיסמה',
  open: 'כניסה',
  noCookies:
    'הסיסמה נכונה, אבל הדפדפן הזה לא שומר עוגיות (cookies) ולכן לא זוכר אותה. אפשר להתיר עוגיות לאתר הזה בהגדרות הדפדפן או להשתמש בדפדפן אחר.',
  keyEnded: 'הקוד הזה כבר לא בתוקף. אפשר לפנות למשפחה.',
  forgotten: 'אין לכם סיסמה? אפשר לבקש אותה מהמשפחה.',
})
