import type { texts as en } from '../../en/dashboard/answers.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { countPhotographs } from '../nouns.ts'

export const texts = sentences<typeof en>({
  loading: 'תשובות האורחים נטענות...',
  failed: 'תשובות האורחים לא נטענו. הן שמורות, ואפשר לנסות שוב.',
  waiting: (count) =>
    `האורחים סיפרו משהו על ${countPhotographs(count)}. אף אחד אחר לא רואה את זה לפני שתאשרו.`,
  allDecided: 'כבר הוחלט על כל תשובות האורחים.',
  kinds: { who: 'מי', when: 'מתי', where: 'איפה', remark: 'על התמונה' },
  others: (count, isAfterNames) =>
    isAfterNames
      ? plural(count, { one: 'עוד מישהו', two: 'עוד שניים', other: 'עוד # אנשים' })
      : plural(count, { one: 'מישהו', two: 'שני אנשים', other: '# אנשים' }),
  say: (people, _count, value) => `לדברי ${people}: ${value}`,
  take: 'לאשר',
  change: 'לשנות את השם',
  isIt: (name) => `${name}?`,
  hiddenName: (name) => `האורחים לא רואים את השם ״${name}״.`,
  takeRemark: 'להוסיף לתיאור',
  takeAll: (count, total) =>
    count === total
      ? `לאשר הכול (${formatNumber(count)})`
      : `לאשר ${formatNumber(count)} מתוך ${formatNumber(total)}`,
  putAside: 'להניח בצד',
  putAllAside: 'להניח הכול בצד',
  decided: { take: 'אושר', putAside: 'הונח בצד', reopen: 'ממתין שוב' },
  offer: {
    question:
      'אולי האורחים יודעים מי בתמונות האלה ומתי צולמו. לשאול אותם? אף אחד לא רואה תשובה לפני שתאשרו אותה.',
    on: 'לשאול את האורחים',
    off: 'לא לשאול',
  },
})
