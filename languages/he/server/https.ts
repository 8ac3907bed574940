import type { texts as en } from '../../en/server/https.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  failed: (domain, reason) =>
    `לא היה אפשר להשיג את האישור של ${domain} (${reason}). השרת ינסה שוב מעצמו: אחרי 15 דקות או אחר כך אם הרשות המאשרת מבקשת זאת או אם חמישה ניסיונות נכשלו בתוך שעה. כדאי לוודא ש־${domain} מוביל למחשב הזה ושאפשר להגיע אליו מהאינטרנט בפורט 80.`,
  waiting: {
    title: 'רק רגע, בבקשה',
    body: 'אתר הזיכרון מתכונן, כדי שאף אחד אחר לא יוכל לקרוא את מה שאתם רואים וכותבים כאן. אפשר לחזור בעוד דקה.',
  },
})
