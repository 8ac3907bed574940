import { writeDay } from '../../../domain/calendar/writeDay.ts'
import type { formatReadMe as en } from '../../en/server/readMe.ts'
import { attach, sentences, toKey } from '../grammar.ts'

const missingLines = (missing: readonly string[]) =>
  missing.length === 0
    ? []
    : [
        '',
        'את אלה לא היה אפשר לקרוא כשנוצר העותק, והם לא נמצאים בו:',
        ...missing.map((title) => `  ${title}`),
      ]

/** Makes a line run from right to left, even if its first word is the name of a file. */
const alignRight = (line: string) => line && `\u200f${line}`

export const formatReadMe = sentences<typeof en>(
  () =>
    ({ name, shownDateStyle }, { size, book, mediaPaths }, madeAt, missing) => {
      const folderLine = (folder: string, line: string) =>
        mediaPaths.some((path) => toKey(path).startsWith(`${folder}/`)) ? [line] : []
      return [
        `האתר לזכר ${name}`,
        '',
        `התיקייה הזאת היא עותק של אתר הזיכרון, שנוצר ${attach('ב', writeDay(madeAt.toISOString().slice(0, 10), toKey(shownDateStyle)))}.`,
        'אין צורך באינטרנט, בחשבון או בתוכנה חוץ מדפדפן.',
        '',
        'כדי לראות אותו: לחיצה כפולה על הקובץ index.html.',
        'בטלפון: קודם מחלצים את התיקייה, ואחר כך פותחים את index.html ביישום הקבצים.',
        '',
        'מה יש בו',
        '  index.html ושאר קובצי ה־html – הדפים',
        ...folderLine(
          'photos',
          toKey(size) === 'all'
            ? '  photos – כל התמונות בגודל מלא. תמונות קטנות יותר לדפים נמצאות בתיקיות שבתוכה'
            : '  photos – התמונות, מוקטנות כדי שאפשר יהיה לשלוח אותן באימייל. באתר יש גדולות יותר',
        ),
        ...folderLine('videos', '  videos – הסרטונים'),
        ...folderLine('music', '  music – השירים של המצגת'),
        ...(book === null ? [] : [`  ${book} – הכול כספר, לקריאה או להדפסה`]),
        '  memorial.json – כל המילים, השמות והתאריכים, בשביל תוכנות מחשב',
        '  checksums.sha256 – מראה אם כל קובץ עדיין כפי שהיה (sha256sum -c checksums.sha256)',
        '  site – קבצים שהדפים צריכים',
        '',
        'כדאי לשמור יותר מעותק אחד, במקומות שונים. מעתיקים את כל התיקייה, לא קבצים בודדים.',
        'אפשר גם להעלות אותה כמות שהיא לכל אחסון אתרים, אם צריך בתיקייה משלה.',
        'הוראות הגעה, יומנים ותרומות מובילים לאתרים אחרים, ודורשים אינטרנט.',
        ...missingLines(missing),
        '',
      ]
        .map(alignRight)
        .join('\r\n')
    },
)
