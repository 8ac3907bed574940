import type { texts as en } from '../../en/server/film.ts'
import { texts as english } from '../../en/server/film.ts'
import { plural, sentences } from '../grammar.ts'
import { countPhotographs } from '../nouns.ts'

const { installFfmpeg } = english

export const texts = sentences<typeof en>({
  installFfmpeg,
  noFfmpeg: [
    'סרטים נוצרים בתוכנה החינמית ffmpeg, שעדיין אינה כאן. נא לשלוח את זה למי שמפעיל את השרת; אחת השורות האלה מתקינה אותה:',
    ...installFfmpeg,
    'אחרי שהשרת יופעל מחדש, אפשר יהיה ליצור את הסרט.',
  ].join('\n'),
  empty: 'עדיין אין תמונות שהסרט יכול להציג.',
  allLeftOut: 'אין תמונות במצגת, ולכן אין ממה ליצור סרט. אפשר להכניס תמונות תחת ״ניהול התמונות״.',
  failed: (reason) => `התוכנה ffmpeg נעצרה: ${reason}`,
  making: (file, length, photographs) => `יוצר את ${file}: ${length}, ${countPhotographs(photographs)}.`,
  progress: (part) => `סרט: ${Math.floor(part * 100)}%`,
  license: 'מי שמעביר את הסרט הלאה או מעלה אותו לאינטרנט צריך רישיון לשירים מבעלי הזכויות.',
  silent: 'אין שירים ברשימת השירים, ולכן אין בסרט מוזיקה.',
  lostPicture: (title) => `לא היה אפשר לקרוא את התמונה, ולכן היא שחורה בסרט: ${title}`,
  notPlayable: (title) => `אי אפשר להציג את הסרטון, ולכן הוא אינו בסרט: ${title}`,
  silentVideo: (title) => `אי אפשר לקרוא את הצליל של הסרטון, ולכן הוא שקט בסרט: ${title}`,
  leftOutMarks: (name, marks) =>
    `${plural(marks, { one: 'סימן אחד הושמט', two: 'שני סימנים הושמטו', other: '# סימנים הושמטו' })} במקום שבו יש לאות יותר סימנים ממה שאפשר לצייר: ${name}`,
  portrait: 'דיוקן',
  card: 'מילים',
  sharedBy: (author) => `מאת: ${author}`,
})
