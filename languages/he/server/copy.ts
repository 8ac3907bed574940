import type { texts as en } from '../../en/server/copy.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  readMe: 'קראו אותי.txt',
  stopped: 'יצירת העותק נעצרה.',
  changed: 'משהו הוסתר או נמחק בזמן שהעותק נוצר. צריך ליצור אותו שוב.',
  otherFiles: (folder) => `יש קבצים אחרים בתיקייה ${folder}. צריך לבחור תיקייה ריקה או תיקייה עם עותק קודם.`,
  incomplete: 'העותק הזה לא שלם. צריך ליצור אותו שוב באותה תיקייה: הקבצים שכבר נמצאים כאן ישמשו שוב.',
  lostFile: (title) => `הקובץ לא נקרא, ולכן הוא לא בעותק: ${title}`,
  notPlayable: (title) => `הקובץ לא פועל, ולכן הוא לא בעותק: ${title}`,
  aboutBook: (remark) => `הספר: ${remark}`,
  pictures: {
    service: (title) => `התמונה של המועד ״${title}״`,
    obituary: 'התמונה של סיפור החיים',
    portrait: 'התמונה הראשית',
  },
})
