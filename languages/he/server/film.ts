import type { texts as en } from '../../en/server/film.ts'
import { texts as english } from '../../en/server/film.ts'
import { plural, sentences } from '../grammar.ts'
import { countPhotographs } from '../nouns.ts'

const { installFfmpeg } = english

export const texts = sentences<typeof en>({
  installFfmpeg,
  noFfmpeg: [
    'סרטים נוצרים בתוכנה החינמית ffmpeg, שעדיין לא מותקנת כאן. אפשר לשלוח את זה למי שמפעיל את השרת. אחת השורות האלה מתקינה אותה:',
    ...installFfmpeg,
    'אחרי שהשרת יופעל מחדש, אפשר יהיה ליצור את הסרט.',
  ].join('\n'),
  empty: 'עדיין אין תמונות לסרט.',
  allLeftOut: 'אין תמונות במצגת, ולכן אין ממה ליצור סרט. אפשר להכניס תמונות תחת ״ניהול התמונות״.',
  failed: (reason) => `התוכנה ffmpeg נעצרה: ${reason}`,
  making: (file, length, photographs) => `יצירת ${file}: ${length}, ${countPhotographs(photographs)}.`,
  progress: (part) => `סרט: ${Math.floor(part * 100)}%`,
  license: 'כדי להעביר את הסרט הלאה או להעלות אותו לאינטרנט, צריך רישיון לשירים מבעלי הזכויות.',
  silent: 'אין שירים ברשימת השירים, ולכן אין בסרט מוזיקה.',
  lostPicture: (title) => `התמונה לא נקראה, ולכן היא שחורה בסרט: ${title}`,
  notPlayable: (title) => `הסרטון לא פועל, ולכן הוא לא בסרט: ${title}`,
  silentVideo: (title) => `הצליל של הסרטון לא נקרא, ולכן הוא בלי קול בסרט: ${title}`,
  leftOutMarks: (name, marks) =>
    `${plural(marks, { one: 'סימן אחד הושמט', two: 'שני סימנים הושמטו', other: '# סימנים הושמטו' })} במקום שבו יש לאות יותר סימנים ממה שאפשר לצייר: ${name}`,
  portrait: 'התמונה הראשית',
  card: 'מילים',
  sharedBy: (author) => `מאת: ${author}`,
})
