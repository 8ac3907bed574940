import type { texts as en } from '../../en/visitors/ui.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  close: 'סגירה',
  cancel: 'ביטול',
  again: 'לנסות שוב',
  notShown: 'אי אפשר להציג את זה כרגע. נא לנסות שוב.',
  undo: 'ביטול הפעולה',
  notifications: (hotkey) => `הודעות (${hotkey})`,
  dismiss: 'סגירת ההודעה',
  copyByHand: 'הדפדפן הזה אינו יכול להעתיק את הקישור. נא לסמן אותו ולהעתיק ביד.',
  leaving: {
    title: 'לצאת בלי לשמור?',
    description: 'מה ששיניתם כאן עוד לא נשמר.',
    confirm: 'לצאת',
    cancel: 'להישאר',
  },
  tooLong: (most, length) =>
    `אפשר לכתוב כאן ${formatNumber(most)} תווים לכל היותר; עכשיו יש ${formatNumber(length)}`,
})
