import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/invitation.ts'
import { sentences } from '../grammar.ts'

const askForHelp = (name: string, inviter: string | null) =>
  inviter === null ? `המשפחה תשמח לעזרתכם באתר לזכר ${name}` : `הזמנה מאת ${inviter} לעזור באתר לזכר ${name}`

export const texts = sentences<typeof en>({
  subject: askForHelp,
  invited: (name, inviter) => endSentence(`${inviter === null ? '' : 'קיבלתם '}${askForHelp(name, inviter)}`),
  asHelper:
    'תקבלו הרשאת סיוע, ותוכלו להוסיף תמונות, לכתוב להן כותרות ותיאורים, להחליט אילו זיכרונות יוצגו ולענות עליהם.',
  asAdministrator: 'תקבלו הרשאת ניהול, ותוכלו לעשות שם הכול.',
  terms: (lastDay) =>
    `בכניסה הראשונה בוחרים שם וסיסמה. הקישור פועל פעם אחת, עד ${lastDay}. אם זה לא מתאים לכם, אפשר פשוט להתעלם מההודעה.`,
  link: 'קבלת ההזמנה',
  signature: (name, inviter) => `${inviter}, בשם המשפחה של ${name}`,
  reason: (inviter) =>
    inviter === null
      ? 'ההודעה נשלחה אליכם כי המשפחה הזינה בהזמנה את כתובת האימייל שלכם. הכתובת לא נשמרת באתר הזיכרון.'
      : `ההודעה נשלחה אליכם כי כתובת האימייל שלכם הוזנה בהזמנה מאת ${inviter}. הכתובת לא נשמרת באתר הזיכרון.`,
})
