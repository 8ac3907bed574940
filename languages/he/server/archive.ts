import type { texts as en } from '../../en/server/archive.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  zipName: (memorial) => `${memorial} - כל הקבצים המקוריים.zip`,
  files: { report: 'דוח.txt', captions: 'כותרות.csv' },
  folders: {
    gallery: 'גלריה',
    otherPictures: 'תמונות אחרות',
    sent: 'נשלחו אליכם',
    music: 'מוזיקה',
    posters: 'תמונות פתיחה',
    shown: 'כפי שמוצג',
  },
  captions: ['קובץ', 'כותרת', 'תיאור', 'מאת', 'צולם', 'נוסף', 'נשלח בשם', 'אנשים'],
  unreadable: 'אי אפשר לקרוא אותו',
  missing: 'הוא חסר',
  damaged: 'הוא פגום: אורכו השתנה',
})
