import type { texts as en } from '../../en/dashboard/people.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { countPhotographs } from '../nouns.ts'

export const texts = sentences<typeof en>({
  whoIsInThem: 'מי בתמונות',
  chosenDialog: (count) =>
    plural(count, { one: 'מי בתמונה?', two: 'מי בשתי התמונות?', other: 'מי ב־# התמונות?' }),
  addHint: 'אחרי כל שם לוחצים על Enter. שם שבוחרים מהרשימה הוא של אותו אדם.',
  inSome: (count, total) => `ב־${formatNumber(count)} מתוך ${formatNumber(total)}`,
  remove: (name) => `הסרה: ${name}`,
  place: (name) => `סימון המקום: ${name}`,
  placeHint: (name) =>
    `לוחצים בתמונה על המקום של ${name} או לוחצים על הסיכה ליד השם ומזיזים את העיגול במקשי החצים.`,
  save: 'שמירת השמות',
  named: { title: 'השמות נשמרו' },
  namesBack: { title: 'השמות שוחזרו' },
  list: 'אנשים',
  listDialog: 'האנשים בתמונות',
  loading: 'השמות נטענים…',
  failed: 'השמות לא נטענו.',
  photographs: countPhotographs,
  name: 'שם',
  mergeHint: 'אם שני שמות הם של אותו אדם, בוחרים כאן את השם השני.',
  merge: (from, into, count) => ({
    title: 'זה אותו אדם?',
    description: `השם ״${from}״ יוחלף בשם ״${into}״ ב${plural(count, { one: 'תמונה אחת', two: 'שתי תמונות', other: '־# תמונות' })}. השם הקודם נשמר בשינויים הקודמים של כל תמונה.`,
    confirm: 'איחוד',
  }),
  merged: { title: 'השמות אוחדו' },
  placesChanged: 'המקומות של השמות בתמונה השתנו.',
  noNames: 'בלי שמות',
  noDate: 'בלי תאריך',
  namesCame: (count, names, hasMore) =>
    `עם ${countPhotographs(count)} הגיעו שמות: ${names}${hasMore ? '…' : '.'} האורחים עדיין לא רואים אותם.`,
  showAllNames: 'הצגת כל השמות',
  notAmongAll: 'שמות מוסתרים ושמות כמעט זהים להם לא יוצגו יחד עם השאר: מחליטים על כל אחד מהם לחוד.',
  eachName: 'החלטה על כל שם לחוד',
  showName: 'להציג',
  keepHidden: 'לשמור רק למשפחה',
  leaveOutName: 'להשמיט',
  nearHidden: (name, hiddenName) => ({
    title: 'זה אותו אדם?',
    description: `השם ״${name}״ כמעט זהה לשם ״${hiddenName}״, שהאורחים לא רואים.`,
    confirm: 'להסתיר גם אותו',
    cancel: 'זה אדם אחר',
  }),
})
