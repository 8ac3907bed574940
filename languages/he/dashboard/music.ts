import type { texts as en } from '../../en/dashboard/music.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { countSongs } from '../nouns.ts'

export const texts = sentences<typeof en>({
  heading: 'ניהול המוזיקה',
  sections: 'מוזיקה',
  tabs: { upload: 'העלאה', manage: 'רשימת השירים' },
  upload: {
    choose: 'בחירת שירים',
    hint: 'אפשר לגרור לכאן שירים או לבחור אותם: MP3,‏ WAV או OGG, וגם M4A ו־FLAC. גודל קובץ מרבי: 100MB.',
    selected: (count) => `הקבצים שנבחרו (${formatNumber(count)})`,
    progress: (file) => `העלאת ${file}`,
    remove: 'הסרה',
    send: 'העלאת הקבצים',
    sending: 'מתבצעת העלאה...',
    tooLarge: (file) => `הקובץ ״${file}״ גדול מ־100 MB. אפשר לבחור קובץ קטן יותר.`,
    lost: 'לא הגיעה תשובה. שום דבר לא אבד. כדי לנסות שוב לוחצים על ״העלאת הקבצים״.',
    invalid: { title: 'הקובץ לא מתאים', description: 'אפשר לבחור רק קובצי שמע.' },
    failed: { title: 'ההעלאה לא הצליחה', description: 'השירים לא הועלו.' },
    successful: (count) => ({
      title: 'ההעלאה הצליחה',
      description: plural(count, {
        one: 'שיר אחד נוסף לרשימת השירים.',
        two: 'שני שירים נוספו לרשימת השירים.',
        other: '# שירים נוספו לרשימת השירים.',
      }),
    }),
  },
  manage: {
    loading: 'השירים נטענים...',
    failed: 'הרשימה לא נטענה.',
    empty: 'עדיין אין שירים',
    emptyHint: 'שירים מעלים תחת ״העלאה״',
    list: 'השירים לפי הסדר',
    columns: ['סדר', 'כותרת', 'גודל', 'תאריך ההעלאה', 'פעולות'],
    count: countSongs,
    unsaved: 'הסדר החדש עוד לא נשמר.',
    saveOrder: 'שמירת הסדר',
    saving: 'מתבצעת שמירה…',
    up: 'העברה למעלה',
    down: 'העברה למטה',
    problems: {
      not_on_iphones: 'מכשירי iPhone שלפני iOS 18.4 לא משמיעים אותו',
      not_playable:
        'נשמר, אבל אי אפשר להשמיע אותו כאן. כדאי לשלוח אותו כ־MP3. התוכנה החינמית VLC ‏(videolan.org) יוצרת אותו תחת Media,‏ Convert.',
    },
    edit: 'עריכה',
    delete: 'מחיקה',
    itemPhrase: (title) => `השיר ״${title}״`,
    deleted: { title: 'נמחק', description: 'השיר נמחק.' },
    deleteFailed: { title: 'לא נמחק', description: 'השיר לא נמחק.' },
    reordered: { title: 'נשמר', description: 'הסדר עודכן.' },
    reorderFailed: { title: 'הסדר לא השתנה', description: 'הסדר החדש לא נשמר.' },
    unknown: { title: 'הסדר לא השתנה', description: 'משהו השתבש בהכנת הסדר. אפשר לנסות שוב.' },
    vanished: { title: 'הסדר לא השתנה', description: 'משהו השתבש בזמן ההעברה. אפשר לנסות שוב.' },
    noAnswer: { title: 'הסדר לא השתנה', description: 'משהו השתבש. אפשר לנסות שוב.' },
    loggedOut: {
      title: 'צריך להיכנס',
      description: 'כדי לשנות את סדר השירים צריך להיכנס שוב ללוח הניהול.',
    },
    unverified: { title: 'צריך להיכנס', description: 'הכניסה לא נבדקה. צריך להיכנס שוב.' },
  },
  toShow: 'הפתיחה והסיום של המצגת והתאמתה לשירים נמצאים תחת ״ליום הטקס״.',
  dialog: {
    title: 'עריכת השיר',
    field: 'כותרת',
    originalName: 'שם הקובץ המקורי',
    fromTags: (title) => `שימוש בכותרת שבקובץ: ״${title}״`,
    listen: (title) => `האזנה: ${title}`,
    save: 'שמירת השינויים',
    needed: 'חסרה כותרת',
    saved: { title: 'נשמר', description: 'השיר עודכן.' },
    failed: { title: 'לא נשמר', description: 'השיר לא עודכן.' },
  },
})
export const { dialog: dialogTexts, manage: manageTexts, upload: uploadTexts } = texts
