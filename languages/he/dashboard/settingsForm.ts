import type { texts as en } from '../../en/dashboard/settingsForm.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  keepDeletedOff: 'מה שנמחק נעלם מיד ולתמיד.',
  keepDeletedOn:
    'המבקרים כבר אינם רואים את מה שנמחק. במשך 30 יום אפשר להחזיר אותו בלוח הניהול; אחר כך הוא נמחק לתמיד.',
  stillThere: (count) =>
    plural(count, {
      one: 'דבר אחד שנמחק קודם נשאר עד תום 30 הימים שלו.',
      two: 'שני דברים שנמחקו קודם נשארים עד תום 30 הימים שלהם.',
      other: '# דברים שנמחקו קודם נשארים עד תום 30 הימים שלהם.',
    }),
  toDeleted: 'נמחקו לאחרונה',
  saveFailed: { title: 'לא נשמר', description: 'ההגדרות לא נשמרו.' },
})
