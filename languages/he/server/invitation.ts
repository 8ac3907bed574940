import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/invitation.ts'
import { sentences } from '../grammar.ts'

const askForHelp = (name: string, inviter: string | null) =>
  inviter === null ? `המשפחה תשמח לעזרתכם באתר לזכר ${name}` : `הזמנה מאת ${inviter} לעזור באתר לזכר ${name}`

export const texts = sentences<typeof en>({
  subject: askForHelp,
  invited: (name, inviter) => endSentence(askForHelp(name, inviter)),
  asHelper:
    'תהיה לכם הרשאת סיוע, ותוכלו להוסיף תמונות, לכתוב להן כותרות ותיאורים, להחליט אילו זיכרונות יוצגו ולענות עליהם.',
  asAdministrator: 'תהיה לכם הרשאת ניהול, ותוכלו לעשות שם הכול.',
  terms: (lastDay) =>
    `בכניסה הראשונה בוחרים שם וסיסמה. הקישור פועל פעם אחת, עד ${lastDay}. אם זה לא מתאים לכם, אפשר פשוט להתעלם מההודעה.`,
  link: 'קבלת ההזמנה',
  signature: (name, inviter) => `${inviter}, בשם המשפחה של ${name}`,
  reason: (inviter) =>
    inviter === null
      ? 'קיבלתם את ההודעה כי המשפחה הקלידה את כתובת האימייל שלכם בשביל ההזמנה. אתר הזיכרון לא שומר אותה.'
      : `קיבלתם את ההודעה כי כתובת האימייל שלכם הוקלדה בשביל ההזמנה מאת ${inviter}. אתר הזיכרון לא שומר אותה.`,
})
