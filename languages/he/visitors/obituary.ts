import type { texts as en } from '../../en/visitors/obituary.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'סיפור חייו נטען...',
  failedTitle: 'אי אפשר להציג כרגע את סיפור חייו',
  failed: 'לא הצלחנו להגיע לאתר הזיכרון. נא לנסות שוב בעוד רגע.',
  outdated: 'לא הצלחנו להגיע לאתר הזיכרון. ייתכן שמה שמוצג כאן אינו מעודכן.',
})
