import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/safekeeping.ts'
import { attach, formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  subject: (name) => `דרושה עזרתכם באתר לזכר ${name}`,
  needsHelp: (name) => endSentence(`משהו דורש טיפול שלכם באתר לזכר ${name}`),
  faults: (count, listedCount) => {
    const sentence = plural(count, {
      one: 'קובץ אחד פגום או חסר',
      two: 'שני קבצים פגומים או חסרים',
      other: '# קבצים פגומים או חסרים',
    })
    return listedCount >= count
      ? `${sentence}.`
      : `${sentence}. ${formatNumber(listedCount)} הראשונים רשומים בלוח הניהול.`
  },
  backupOverdue: (day) => `הגיבוי האחרון ישן מדי: הוא נוצר ${attach('ב', day)}.`,
  whatToDo: 'בלוח הניהול כתוב מה לעשות.',
  link: 'ללוח הניהול',
})
