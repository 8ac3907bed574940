import type { sessionsTexts as en } from '../../en/dashboard/sessions.ts'
import { attach, formatNumber, sentences } from '../grammar.ts'
import { countTimes } from '../nouns.ts'

export const sessionsTexts = sentences<typeof en>({
  title: 'איפה אתם מחוברים',
  loading: 'בודק איפה אתם מחוברים...',
  unknownDevice: 'מכשיר שהתחבר לפני שהרשימה הזאת נוצרה',
  here: 'המכשיר הזה, עכשיו',
  lastUsed: (time) => `שימוש אחרון ${time}`,
  several: (device, count) => `${device}, ${countTimes(count)}`,
  alike: 'מכשיר מוכר רק לפי הדפדפן והמערכת שלו, ולכן שני מכשירים מאותו סוג חולקים שורה.',
  showAll: (count) => `להציג את כל ה־${formatNumber(count)}`,
  showFewer: 'להציג פחות',
  end: 'ניתוק',
  endAll: 'ניתוק כולם',
  endAllQuestion: (device, count) => ({
    title: `לנתק את כל ה־${formatNumber(count)}?`,
    description: `בכל מקום אחר שבו אתם משתמשים ${attach('ב', device)}, גם במכשיר שני מהסוג הזה, תצטרכו להיכנס שוב.`,
    confirm: 'ניתוק',
  }),
  endOthers: 'ניתוק כל המכשירים האחרים',
  ended: { title: 'המכשיר נותק', description: 'במכשיר הזה צריך להיכנס שוב.' },
  allEnded: { title: 'המכשירים נותקו', description: 'במכשירים האלה צריך להיכנס שוב.' },
  othersEnded: { title: 'כל המכשירים האחרים נותקו', description: 'רק המכשיר הזה עדיין מחובר.' },
  endFailed: { title: 'לא נותק', description: 'שום מכשיר לא נותק. נא לנסות שוב.' },
})
