import type { texts as en } from '../../en/dashboard/donation.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  question: 'פרחים, או תרומה?',
  untilAnswered: 'עד שתבחרו, שום דבר שתדפיסו או תשלחו אינו מבקש תרומה.',
  choices: { ours: 'תרומה לסנט ג׳וד', none: 'שום דבר', own: 'מילים משלכם' },
  noneHint: 'בשום מקום לא נאמר דבר על פרחים או על תרומות.',
  textHint: 'למשל: נא לא להביא פרחים. אפשר לתרום להוספיס.',
  saveFailed: { title: 'לא נשמר', description: 'התשובה לא נשמרה. נא לנסות שוב.' },
})
