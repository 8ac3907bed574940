import type { pageTexts as en } from '../../en/memorial/pages.ts'
import { sentences } from '../grammar.ts'

export const pageTexts = sentences<typeof en>({
  '/': { title: '', menu: 'דף הבית' },
  '/slideshow': { title: 'מצגת', menu: 'מצגת' },
  '/slideshow-old': { title: 'מצגת' },
  '/gallery': { title: 'גלריה', menu: 'גלריה' },
  '/obituary': { title: 'סיפור חייו', menu: 'סיפור חייו' },
  '/services': { title: 'טקסי פרידה וזיכרון', menu: 'טקסים' },
  '/memories': { title: 'זיכרונות', menu: 'זיכרונות' },
  '/wall': { title: 'קיר הזיכרונות' },
  '/remote': { title: 'שלט' },
  '/admin': { title: 'לוח הניהול' },
  '/admin/begin': { title: 'התחלה' },
  '/admin/invitation': { title: 'הזמנה' },
  '/admin/login': { title: 'כניסה לניהול' },
  '/404': { title: '404 הדף לא נמצא' },
})
