import type { texts as en } from '../../en/visitors/obituary.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'סיפור החיים נטען...',
  failedTitle: 'אי אפשר להציג כרגע את סיפור החיים',
  failed: 'לא הצלחנו להתחבר לאתר הזיכרון. אפשר לנסות שוב בעוד רגע.',
  outdated: 'לא הצלחנו להתחבר לאתר הזיכרון. ייתכן שמה שמוצג כאן לא מעודכן.',
})
