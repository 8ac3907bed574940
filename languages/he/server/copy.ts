import type { texts as en } from '../../en/server/copy.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  stopped: 'יצירת העותק נעצרה.',
  changed: 'משהו הוסתר או נמחק בזמן שהעותק נוצר. נא ליצור אותו שוב.',
  otherFiles: (folder) => `יש קבצים אחרים בתיקייה ${folder}. נא לבחור תיקייה ריקה, או תיקייה עם עותק קודם.`,
  incomplete: 'העותק הזה אינו שלם. נא ליצור אותו שוב באותה תיקייה: הקבצים שכבר נמצאים כאן ישמשו בו.',
  lostFile: (title) => `לא היה אפשר לקרוא, ואינו בעותק: ${title}`,
  notPlayable: (title) => `אי אפשר להציג, ולכן אינו בעותק: ${title}`,
  aboutBook: (remark) => `הספר: ${remark}`,
  pictures: {
    service: (title) => `התמונה של הטקס ${title}`,
    obituary: 'התמונה של סיפור חייו',
    portrait: 'דיוקן',
  },
})
