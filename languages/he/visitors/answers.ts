import type { texts as en, whoTexts as enWho } from '../../en/visitors/answers.ts'
import { formatNumber, sentences } from '../grammar.ts'
import { countPhotographs } from '../nouns.ts'

export const texts = sentences<typeof en>({
  ask: { who: 'יודעים מי זה?', whoElse: 'יודעים מי עוד בתמונה?' },
  who: 'מי בתמונה',
  whoElse: 'מי עוד בתמונה?',
  known: (names) => `כבר ידוע: ${names}.`,
  whoHint: 'אם יש כמה שמות, מפרידים ביניהם בפסיק.',
  when: 'מתי',
  where: 'איפה',
  from: 'השם שלכם',
  nothing: 'קודם צריך לכתוב משהו, כאן או בשדה אחר.',
  send: 'שליחה',
  thanks: 'תודה. המשפחה רואה את זה ראשונה.',
  notSent: { title: 'לא נשלח', description: 'מה שכתבתם שמור כאן, ואפשר לנסות שוב.' },
})

export const whoTexts = sentences<typeof enWho>({
  loading: 'התמונות נטענות...',
  failed: 'התמונות לא נטענו.',
  heading: (count, name) =>
    name
      ? `${countPhotographs(count)} שרק בעזרת ${name} נדע מי ${count === 1 ? 'בה' : 'בהן'}`
      : `${countPhotographs(count)} בלי שמות`,
  purpose: (asksYear) => `מספיק ${asksYear ? 'שם או שנה' : 'שם אחד'}. אפשר להפסיק בכל רגע ולהמשיך אחר כך.`,
  position: (position, total) => `תמונה ${formatNumber(position)} מתוך ${formatNumber(total)}`,
  sendAndNext: 'שליחה והמשך',
  next: 'הבאה',
  back: 'הקודמת',
  end: 'זאת הייתה התמונה האחרונה. תודה שהסתכלתם.',
  again: 'להסתכל שוב',
  allNamed: 'כבר אין תמונות בלי שמות. תודה!',
  notAsked: 'כרגע אין כאן שאלות על תמונות.',
  home: 'לאתר הזיכרון',
})
