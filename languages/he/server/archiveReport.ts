import type { CaptionPlace } from '../../../contract/outputs/archive.ts'
import type { ReportedFiles, formatReport as en } from '../../en/server/archiveReport.ts'
import { formatNumber, plural, sentences, toKey } from '../grammar.ts'
import { texts as archiveTexts } from './archive.ts'

const { files: fileNames, folders } = archiveTexts

function describeArchive(name: string, files: ReportedFiles, captions: CaptionPlace): string {
  const { gallery, otherPictures, sent, music, missing } = files
  return joinLines([
    `כל הקבצים המקוריים של האתר לזכר ${name}`,
    '',
    `${folders.gallery}/ – תמונות וסרטונים, בסדר של הגלריה: ${formatNumber(gallery.length)}`,
    `${folders.otherPictures}/ – התמונה הראשית, התמונות של סיפור החיים ושל המועדים: ${formatNumber(otherPictures.length)}`,
    `${folders.sent}/ – מה ששלחו אורחים ועדיין לא נוסף לגלריה: ${formatNumber(sent.length)}`,
    `${folders.music}/ – שירים, בסדר של רשימת השירים: ${formatNumber(music.length)}`,
    `${fileNames.captions} – כותרות, תיאורים, שמות הכותבים ותאריכים, נפתח בכל גיליון אלקטרוני`,
    'memorial.json – כל זה שוב, עם המועדים, סיפור החיים והזיכרונות, בשביל תוכנות',
    'memorial.db – הכול, עם ההגדרות, כדי ליצור ממנו אתר זיכרון חדש. בקובץ files.json כתוב מהו כל קובץ',
    '',
    ...captionLines[toKey(captions)],
    '',
    'הארכיון הזה מיועד רק למשפחה: יש בו כתובות אימייל וזיכרונות שלא מוצגים.',
    'כדי ליצור ממנו אתר זיכרון חדש: npm run import --‎ והקובץ הזה',
    '',
    ...formatMissing(missing),
  ])
}

const captionLines = {
  beside: ['כל קובץ זהה לגמרי למה שנשלח.'],
  embedded: [
    'הכותרות, התיאורים, שמות הכותבים והתאריכים כתובים גם בתוך קובצי ה־JPEG שכאן, כ־XMP, כדי שתוכנות תמונה',
    'יציגו אותם. בתמונות עצמן לא נגענו. כל שאר הקבצים זהים לגמרי למה שנשלח.',
  ],
}

const formatMissing = (missing: ReportedFiles['missing']) =>
  missing.length === 0
    ? ['שום דבר לא חסר.']
    : [
        plural(missing.length, {
          one: 'חסר: קובץ מקורי אחד לא נכנס לארכיון הזה:',
          two: 'חסר: שני קבצים מקוריים לא נכנסו לארכיון הזה:',
          other: 'חסר: # קבצים מקוריים לא נכנסו לארכיון הזה:',
        }),
        ...missing.map(({ file, originalName, reason }) => `  ${file} (נשלח בשם ${originalName}): ${reason}`),
      ]

/**
 * Joins lines with a byte order mark and CRLF, so that even old editors on Windows show them correctly. Each line begins with a mark that
 * makes it run from right to left, even if its first word is the name of a file.
 */
const joinLines = (lines: readonly string[]) =>
  `\u{feff}${lines.map((line) => line && `\u200f${line}`).join('\r\n')}\r\n`

export const formatReport = sentences<typeof en>(() => describeArchive)
