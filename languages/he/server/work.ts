import type { texts as en } from '../../en/server/work.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  serverStopped: 'העבודה הופסקה כמה פעמים. צריך להתחיל שוב.',
  unexpected: 'משהו השתבש. צריך להתחיל שוב.',
  fileNames: {
    book: 'ספר',
    'book-cover': 'ספר, כריכה',
    order: 'סדר הטקס',
    'order-screen': 'סדר הטקס למסך',
    poster: 'כרזה',
    cards: 'כרטיסים לשולחנות',
    send: 'כרטיסים לבקשת תמונות',
    card: 'תמונה למסגרת',
    thanks: 'תודות',
    film: 'סרט',
    memorial: 'אתר-זיכרון',
  },
})
