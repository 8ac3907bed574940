import type { texts as en } from '../../en/dashboard/donation.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  question: 'פרחים או תרומה?',
  untilAnswered: 'עד שתבחרו, לא תופיע בקשה לתרומה בשום דבר שתדפיסו או תשלחו.',
  choices: { ours: 'תרומה לסנט ג׳וד', none: 'שום דבר', own: 'מילים משלכם' },
  noneHint: 'פרחים ותרומות לא יוזכרו בשום מקום.',
  textHint: 'למשל: המשפחה מבקשת לא להביא פרחים. אפשר לתרום להוספיס.',
  saveFailed: { title: 'לא נשמר', description: 'התשובה לא נשמרה. אפשר לנסות שוב.' },
})
