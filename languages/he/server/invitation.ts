import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/invitation.ts'
import { sentences } from '../grammar.ts'

const askForHelp = (name: string, inviter: string | null) =>
  inviter === null ? `המשפחה תשמח לעזרתכם באתר לזכר ${name}` : `הזמנה מאת ${inviter}: לעזור באתר לזכר ${name}`

export const texts = sentences<typeof en>({
  subject: askForHelp,
  invited: (name, inviter) => endSentence(askForHelp(name, inviter)),
  asHelper:
    'ההזמנה היא לסייע באתר: אפשר להוסיף תמונות, לכתוב להן כותרות ותיאורים, להחליט אילו זיכרונות יוצגו, ולענות עליהם.',
  asAdministrator: 'ההזמנה היא לנהל את האתר: אפשר לעשות שם הכול.',
  terms: (lastDay) =>
    `בוחרים שם וסיסמה משלכם. הקישור פועל פעם אחת, עד ${lastDay}. אם אינכם מעוניינים, אפשר פשוט להתעלם מההודעה הזאת.`,
  link: 'לקבלת ההזמנה',
  signature: (name, inviter) => `${inviter}, בשם המשפחה של ${name}`,
  reason: (inviter) =>
    inviter === null
      ? 'ההודעה הזאת הגיעה כי המשפחה רשמה את כתובת האימייל שלכם לצורך ההזמנה. אתר הזיכרון אינו שומר אותה.'
      : `ההודעה הזאת הגיעה כי כתובת האימייל שלכם נרשמה לצורך ההזמנה מאת ${inviter}. אתר הזיכרון אינו שומר אותה.`,
})
