import type { texts as en, whoTexts as enWho } from '../../en/visitors/answers.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { countPhotographs } from '../nouns.ts'

export const texts = sentences<typeof en>({
  ask: { who: 'יודעים מי זה?', when: 'יודעים מתי זה היה?' },
  who: 'מי בתמונה',
  whoHint: 'כמה שמות? מפרידים בפסיקים.',
  when: 'מתי',
  where: 'איפה',
  from: 'השם שלכם',
  nothing: 'קודם צריך לכתוב משהו, כאן או בשדה אחר.',
  send: 'שליחה',
  thanks: 'תודה. המשפחה רואה את זה ראשונה.',
  notSent: { title: 'לא נשלח', description: 'מה שכתבתם עדיין כאן. אפשר לנסות שוב.' },
})

export const whoTexts = sentences<typeof enWho>({
  loading: 'התמונות נפתחות…',
  failed: 'אי אפשר להציג את התמונות כרגע.',
  heading: (count, name) =>
    name
      ? `${countPhotographs(count)} שרק בעזרת ${name} אפשר לדעת מי ${plural(count, { one: 'בה', two: 'בהן', other: 'בהן' })}`
      : `${countPhotographs(count)} בלי שמות`,
  purpose: 'מספיק שם או שנה. אפשר להפסיק בכל רגע ולהמשיך אחר כך.',
  position: (position, total) => `תמונה ${formatNumber(position)} מתוך ${formatNumber(total)}`,
  sendAndNext: 'שליחה והמשך',
  next: 'הבאה',
  back: 'הקודמת',
  end: 'זאת הייתה התמונה האחרונה. תודה שהסתכלתם.',
  again: 'להסתכל שוב',
  allNamed: 'לכל תמונה כבר יש שמות. תודה!',
  home: 'לאתר הזיכרון',
})
