import type { texts as en } from '../../en/visitors/services.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'טקסי פרידה וזיכרון',
  loading: 'פרטי הטקסים נטענים...',
  emptyTitle: 'הפרטים יפורסמו בקרוב',
  empty: 'כאן יפורסמו המועדים והמקומות. אפשר לחזור לכאן ולבדוק.',
  emptyCopyTitle: 'לא רשומים כאן טקסים',
  emptyCopy: 'כשהעותק הזה של אתר הזיכרון נוצר, לא היו רשומים בו טקסים.',
  flowers: 'במקום פרחים',
  donateTo: (charity) => (charity ? `לתרומה: ${charity}` : 'לתרומה'),
  failedTitle: 'אי אפשר להציג כרגע את הטקסים',
  failed: 'לא הצלחנו להגיע לאתר הזיכרון. נא לנסות שוב בעוד רגע.',
  outdated: 'לא הצלחנו להגיע לאתר הזיכרון. ייתכן שמה שמוצג כאן אינו מעודכן.',
})
