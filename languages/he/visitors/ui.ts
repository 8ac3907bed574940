import type { texts as en } from '../../en/visitors/ui.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  close: 'סגירה',
  cancel: 'ביטול',
  again: 'ניסיון נוסף',
  notShown: 'החלק הזה לא נטען. אפשר לנסות שוב.',
  undo: 'ביטול הפעולה',
  notifications: (hotkey) => `הודעות (${hotkey})`,
  dismiss: 'סגירת ההודעה',
  copyByHand: 'הדפדפן הזה לא יכול להעתיק את הקישור. אפשר לסמן אותו ולהעתיק ידנית.',
  leaving: {
    title: 'לצאת בלי לשמור?',
    description: 'מה ששיניתם כאן עוד לא נשמר.',
    confirm: 'לצאת',
    cancel: 'להישאר',
  },
  tooLong: (most, length) =>
    `אפשר לכתוב כאן עד ${formatNumber(most)} תווים, ועכשיו יש ${formatNumber(length)}`,
})
