import type { texts as en } from '../../en/dashboard/settingsForm.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  keepDeletedOff: 'כל מחיקה היא לצמיתות.',
  keepDeletedOn:
    'האורחים כבר לא רואים את מה שנמחק. במשך 30 יום אפשר לשחזר אותו בלוח הניהול, ואחר כך הוא נמחק לצמיתות.',
  stillThere: (count) =>
    plural(count, {
      one: 'דבר אחד שנמחק קודם נשאר עד תום 30 הימים.',
      two: 'שני דברים שנמחקו קודם נשארים עד תום 30 הימים.',
      other: '# דברים שנמחקו קודם נשארים עד תום 30 הימים.',
    }),
  toDeleted: 'נמחקו לאחרונה',
  saveFailed: { title: 'לא נשמר', description: 'ההגדרות לא נשמרו.' },
})
