import type { texts as en } from '../../en/visitors/services.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'לוויה, שבעה ואזכרות',
  loading: 'המועדים נטענים...',
  emptyTitle: 'הפרטים יפורסמו בקרוב',
  empty: 'המועדים והמקומות יפורסמו כאן ברגע שייקבעו.',
  emptyCopyTitle: 'לא רשומים כאן מועדים',
  emptyCopy: 'כשנוצר העותק הזה של אתר הזיכרון, לא היו רשומים בו מועדים.',
  flowers: 'במקום פרחים',
  donateTo: (charity) => (charity ? `לתרומה: ${charity}` : 'לתרומה'),
  failedTitle: 'אי אפשר להציג כרגע את המועדים',
  failed: 'לא הצלחנו להתחבר לאתר הזיכרון. אפשר לנסות שוב בעוד רגע.',
  outdated: 'לא הצלחנו להתחבר לאתר הזיכרון. ייתכן שמה שמוצג כאן לא מעודכן.',
})
