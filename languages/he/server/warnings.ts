import type { warningTexts as en } from '../../en/server/warnings.ts'
import { plural, sentences } from '../grammar.ts'
import { countTimes } from '../nouns.ts'

export const warningTexts = sentences<typeof en>({
  almostFull:
    'הדיסק כמעט מלא: האורחים לא יכולים לשלוח תמונות עד שיתפנה מקום. אפשר למחוק מה שאין בו צורך או לבקש ממי שמפעיל את השרת דיסק גדול יותר.',
  trustProxyUnset:
    'הבקשות מגיעות דרך שרת מתווך (proxy), אבל TRUST_PROXY לא נקבע: כל האורחים נראים כאילו באו מכתובת אחת. צריך לקבוע ב־TRUST_PROXY את מספר השרתים המתווכים שלפני השרת הזה.',
  unknownZone: (zone) =>
    `השרת הזה לא מכיר את אזור הזמן ״${zone}״ שנבחר למועדים. האורחים רואים את השעות לפי שעון מרכז ארצות הברית, עד שייבחר ויישמר אזור אחר תחת ״הגדרות״.`,
  unknownZoneOfService: (zone, title) =>
    `השרת הזה לא מכיר את אזור הזמן ״${zone}״ של המועד ״${title}״. האורחים רואים את השעות לפי אזור הזמן הרגיל, עד שייבחר ויישמר לו אזור אחר.`,
  unknownLanguage: (code) =>
    `בגרסה הזאת של אתר הזיכרון אין השפה ״${code}״ שנבחרה לו. הכול באנגלית עד שתיבחר ותישמר שפה אחרת תחת ״הגדרות״.`,
  failedTasks: (count, tries, first) =>
    `${plural(count, { one: 'משימה אחת ברקע נכשלה', two: 'שתי משימות ברקע נכשלו', other: '# משימות ברקע נכשלו' })} ${countTimes(tries)}: ${first}. הפרטים ביומן השרת.`,
  neverEnded: 'היא לא הסתיימה',
  noBackupFolder:
    'לשרת עדיין אין תיקייה לגיבויים. מי שמפעיל אותו יכול לקבוע את BACKUP_FOLDER, רצוי בדיסק אחר, ולהפעיל אותו מחדש.',
})
