import type { sessionsTexts as en } from '../../en/dashboard/sessions.ts'
import { attach, formatNumber, sentences } from '../grammar.ts'
import { countTimes } from '../nouns.ts'

export const sessionsTexts = sentences<typeof en>({
  title: 'איפה אתם מחוברים',
  loading: 'בודקים איפה אתם מחוברים...',
  unknownDevice: 'מכשיר שהתחבר לפני שהרשימה הזאת נוצרה',
  here: 'המכשיר הזה, עכשיו',
  lastUsed: (time) => `שימוש אחרון: ${time}`,
  several: (device, count) => `${device}, ${countTimes(count)}`,
  alike: 'מכשירים מזוהים רק לפי הדפדפן והמערכת, ולכן שני מכשירים מאותו סוג מופיעים בשורה אחת.',
  showAll: (count) => `הצגת כל ה־${formatNumber(count)}`,
  showFewer: 'פחות',
  end: 'ניתוק',
  endAll: 'ניתוק כולם',
  endAllQuestion: (device, count) => ({
    title: `לנתק את כל ה־${formatNumber(count)}?`,
    description: `בכל מקום אחר שבו אתם משתמשים ${attach('ב', device)}, גם במכשיר שני מהסוג הזה, תצטרכו להיכנס שוב.`,
    confirm: 'לנתק',
  }),
  endOthers: 'ניתוק כל המכשירים האחרים',
  ended: { title: 'המכשיר נותק', description: 'במכשיר הזה צריך להיכנס שוב.' },
  allEnded: { title: 'המכשירים נותקו', description: 'במכשירים האלה צריך להיכנס שוב.' },
  othersEnded: { title: 'כל המכשירים האחרים נותקו', description: 'רק המכשיר הזה עדיין מחובר.' },
  endFailed: { title: 'לא נותק', description: 'שום מכשיר לא נותק. אפשר לנסות שוב.' },
})
