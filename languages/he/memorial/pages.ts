import type { pageTexts as en } from '../../en/memorial/pages.ts'
import { sentences } from '../grammar.ts'

export const pageTexts = sentences<typeof en>({
  '/': { title: '', menu: 'דף הבית' },
  '/slideshow': { title: 'מצגת', menu: 'מצגת' },
  '/slideshow-old': { title: 'מצגת' },
  '/gallery': { title: 'גלריה', menu: 'גלריה' },
  '/obituary': { title: 'סיפור חיים', menu: 'סיפור חיים' },
  '/services': { title: 'לוויה, שבעה ואזכרות', menu: 'מועדים' },
  '/memories': { title: 'זיכרונות', menu: 'זיכרונות' },
  '/wall': { title: 'קיר הזיכרונות' },
  '/remote': { title: 'שלט' },
  '/send': { title: 'שליחת תמונות' },
  '/who': { title: 'מי זה?' },
  '/admin': { title: 'לוח הניהול' },
  '/admin/begin': { title: 'צעדים ראשונים' },
  '/admin/invitation': { title: 'הזמנה' },
  '/admin/login': { title: 'כניסה לניהול' },
  '/404': { title: '404 הדף לא נמצא' },
})
