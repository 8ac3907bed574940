import type { texts as en } from '../../en/visitors/gallery.ts'
import { sentences } from '../grammar.ts'
import { countItems } from '../nouns.ts'

export const texts = sentences<typeof en>({
  heading: 'גלריה',
  filters: { all: 'הכול', photos: 'תמונות', videos: 'סרטונים' },
  filter: 'מה להציג',
  loading: 'הגלריה נטענת...',
  empty: 'עדיין אין כאן תמונות',
  emptyHint: 'אפשר להוסיף תמונות בלוח הניהול',
  failed: 'הגלריה לא נטענה',
  failedHint: 'התמונות לא נטענו. הן שמורות, ואפשר לנסות שוב.',
  again: 'ניסיון נוסף',
  all: 'לכל התמונות והסרטונים',
  count: countItems,
  edit: 'עריכה',
})
