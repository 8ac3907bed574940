import type { texts as en } from '../../en/dashboard/music.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { countSongs } from '../nouns.ts'

export const texts = sentences<typeof en>({
  heading: 'ניהול המוזיקה',
  sections: 'חלקי המוזיקה',
  tabs: { upload: 'העלאה', manage: 'רשימת השירים' },
  upload: {
    choose: 'בחירת שירים',
    hint: 'אפשר לגרור לכאן שירים, או לבחור אותם: MP3,‏ WAV או OGG; גם M4A ו־FLAC מתאימים. גודל קובץ מרבי: 100MB.',
    selected: (count) => `הקבצים שנבחרו (${formatNumber(count)})`,
    progress: (file) => `העלאת ${file}`,
    remove: 'הסרה',
    send: 'העלאת הקבצים',
    sending: 'בהעלאה...',
    tooLarge: (file) => `הקובץ ״${file}״ גדול מ־100 MB. נא לבחור קובץ קטן יותר.`,
    lost: 'לא הגיעה תשובה. שום דבר לא אבד; כדי לנסות שוב נא ללחוץ על ״העלאת הקבצים״.',
    invalid: { title: 'הקובץ אינו מתאים', description: 'נא לבחור רק קובצי שמע.' },
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
    failed: 'הרשימה לא הגיעה כרגע.',
    empty: 'אין שירים',
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
      not_on_iphones: 'מכשירי iPhone שלפני iOS 18.4 אינם משמיעים אותו',
      not_playable:
        'נשמר, אבל אי אפשר להשמיע אותו כאן. נא לשלוח אותו כ־MP3; התוכנה החינמית VLC ‏(videolan.org) יוצרת אותו תחת Media,‏ Convert.',
    },
    edit: 'עריכה',
    delete: 'מחיקה',
    itemPhrase: (title) => `השיר ״${title}״`,
    deleted: { title: 'נמחק', description: 'השיר נמחק.' },
    deleteFailed: { title: 'לא נמחק', description: 'השיר לא נמחק.' },
    reordered: { title: 'נשמר', description: 'הסדר עודכן.' },
    reorderFailed: { title: 'הסדר לא שונה', description: 'הסדר החדש לא נשמר.' },
    unknown: { title: 'הסדר לא שונה', description: 'משהו השתבש בהכנת הסדר. נא לנסות שוב.' },
    vanished: { title: 'הסדר לא שונה', description: 'משהו השתבש בזמן ההעברה. נא לנסות שוב.' },
    noAnswer: { title: 'הסדר לא שונה', description: 'משהו השתבש. נא לנסות שוב.' },
    loggedOut: {
      title: 'צריך להיכנס',
      description: 'כדי לשנות את סדר השירים צריך להיכנס ללוח הניהול. נא להיכנס שוב.',
    },
    unverified: { title: 'צריך להיכנס', description: 'לא היה אפשר לבדוק את הכניסה. נא להיכנס שוב.' },
  },
  toShow: 'איך המצגת מתחילה, מסתיימת ומשתלבת עם השירים – תחת ״ליום הטקס״.',
  dialog: {
    title: 'עריכת השיר',
    field: 'כותרת',
    originalName: 'שם הקובץ המקורי',
    fromTags: (title) => `להשתמש ב״${title}״, הכותרת שבקובץ`,
    listen: (title) => `להאזין: ${title}`,
    save: 'שמירת השינויים',
    needed: 'צריך כותרת',
    saved: { title: 'נשמר', description: 'השיר עודכן.' },
    failed: { title: 'לא נשמר', description: 'השיר לא עודכן.' },
  },
})
export const { dialog: dialogTexts, manage: manageTexts, upload: uploadTexts } = texts
