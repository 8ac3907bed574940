import type { KindCounts, Media } from '../../../contract/media/media.ts'
import type { texts as en } from '../../en/dashboard/media.ts'
import { formatNumber, plural, sentences, toKey } from '../grammar.ts'
import { countCopies, countFiles, countItems, countPhotographs, countVideos } from '../nouns.ts'

export const describeKinds = ({ photographs, videos }: KindCounts) =>
  [photographs > 0 && countPhotographs(photographs), videos > 0 && countVideos(videos)]
    .filter(Boolean)
    .join(' ו־')
    .replace(/ו־(?=\p{sc=Hebr})/u, 'ו')

/** A title that nobody has typed says nothing, so it is not quoted. */
const sayIsInGallery = ({ title, untitled, fileType }: Pick<Media, 'title' | 'untitled' | 'fileType'>) => {
  if (toKey(fileType) === 'video')
    return untitled ? 'הסרטון הזה כבר נמצא בגלריה' : `הסרטון ״${title}״ כבר נמצא בגלריה`
  return untitled ? 'התמונה הזאת כבר נמצאת בגלריה' : `התמונה ״${title}״ כבר נמצאת בגלריה`
}

/** Says how many files an upload has added, and how many of them the gallery already had, such as '290 חדשים. 10 כבר היו לכם.' */
const describeAdded = (storedCount: number, copyCount: number, noun: 'file' | 'photograph') => {
  if (copyCount > 0)
    return `חדש: ${formatNumber(storedCount - copyCount)}. כבר היו לכם: ${formatNumber(copyCount)}.`
  return noun === 'photograph'
    ? plural(storedCount, {
        one: 'תמונה אחת נוספה לגלריה.',
        two: 'שתי תמונות נוספו לגלריה.',
        other: '# תמונות נוספו לגלריה.',
      })
    : plural(storedCount, {
        one: 'קובץ אחד נוסף לגלריה.',
        two: 'שני קבצים נוספו לגלריה.',
        other: '# קבצים נוספו לגלריה.',
      })
}

export const texts = sentences<typeof en>({
  heading: 'תמונות וסרטונים',
  toGallery: 'לגלריה',
  sections: 'תמונות וסרטונים',
  tabs: {
    upload: 'העלאה',
    batch: 'העלאה מרוכזת',
    manage: 'ניהול התמונות',
    sent: 'נשלחו אליכם',
    answers: 'תשובות האורחים',
  },
  remove: 'הסרה',
  cancel: 'ביטול',
  uploadFailed: 'ההעלאה לא הצליחה',
  tooLong: 'חלק מהטקסט ארוך מדי. כדאי לעבור שוב על השדות.',
  uploadSuccessful: 'ההעלאה הצליחה',
  added: (storedCount, copyCount) => describeAdded(storedCount, copyCount, 'file'),
  noFiles: 'לא נבחרו קבצים',
  fieldsCleared: 'השדות נוקו',
  nothingLeft: 'לא נשאר מה לשלוח.',
  sending: 'מתבצעת העלאה...',
  preparing: 'נשלח. התמונות בהכנה…',
  preparingFiles: 'נשלח. הקבצים בהכנה…',
  mayLeave: 'אפשר לצאת עכשיו מהדף.',
  addedNow: (counts, copyCount) =>
    copyCount > 0
      ? describeAdded(counts.photographs + counts.videos + copyCount, copyCount, 'file')
      : `עכשיו בגלריה: ${describeKinds(counts)}.`,
  giveTitles: (count) => (count === 1 ? 'הוספת כותרת' : 'הוספת כותרות'),
  copyList: 'עותקים',
  duplicate: (item) =>
    !item.sameAs || item.title === item.sameAs
      ? `${sayIsInGallery(item)}.`
      : `${sayIsInGallery(item)} בשם ״${item.sameAs}״.`,
  looksLike: ({ title, untitled }, position) =>
    `${untitled ? 'התמונה הזאת' : `התמונה ״${title}״`} נראית כמו מספר ${formatNumber(position)} בגלריה.`,
  alike: (count) =>
    plural(count, {
      one: 'שתי תמונות נראות אותו דבר. שתיהן נשארות, אלא אם תחליטו אחרת.',
      two: 'יש שני צמדים של תמונות שנראות אותו דבר. כולן נשארות, אלא אם תחליטו אחרת.',
      other: 'יש # צמדים של תמונות שנראות אותו דבר. כולן נשארות, אלא אם תחליטו אחרת.',
    }),
  copies: (count) => `${countCopies(count)}: להשאיר או להסיר?`,
  duplicates: (counts) => `כבר בגלריה: ${describeKinds(counts)}.`,
  keepAll: (count) =>
    plural(count, { one: 'להשאיר אותו', two: 'להשאיר את שניהם', other: 'להשאיר את כל ה־#' }),
  removeDuplicates: (count, largerCount) =>
    largerCount === 0
      ? plural(count, { one: 'להסיר את העותק', two: 'להסיר את שני העותקים', other: 'להסיר את כל # העותקים' })
      : plural(count, {
          one: 'להסיר את העותק שלא גדול יותר',
          two: 'להסיר את שני העותקים שלא גדולים יותר',
          other: 'להסיר את כל # העותקים שלא גדולים יותר',
        }),
  newCopy: 'חדש',
  earlierItem: (position) => `מספר ${formatNumber(position)} בגלריה`,
  copiesRemoved: (count) => ({
    title: 'נמחק',
    description: plural(count, {
      one: 'העותק הוסר.',
      two: 'שני עותקים הוסרו.',
      other: '# עותקים הוסרו.',
    }),
  }),
  copiesLeft: (count) => ({
    title: 'לא נמחק',
    description: `${plural(count, { one: 'העותק לא הוסר', two: 'שני עותקים לא הוסרו', other: '# עותקים לא הוסרו' })}. אפשר לנסות שוב.`,
  }),
  lost: (files) =>
    `המכשיר הזה לא הצליח לשמור ${countFiles(files.length)} בזמן שהדף היה סגור. צריך לבחור שוב: ${files.map((file) => `״${file}״`).join(', ')}.`,
  unsaved: 'המכשיר הזה לא הצליח לשמור עותק של הקובץ. כדאי להשאיר את הדף פתוח עד שיישלח.',
  pagesOf: (file, count) =>
    `מהקובץ ״${file}״ מוצג עמוד אחד מתוך ${formatNumber(count)}. הקובץ נשמר עם כולם. כדי להציג עמוד אחר, שומרים אותו כתמונה ושולחים אותה.`,
  understood: 'בסדר',
  keepBoth: 'להשאיר את שניהם',
  removeDuplicate: 'להסיר את העותק הזה',
  showMore: (count) => `הצגת עוד ${formatNumber(count)}`,
  upload: {
    choose: 'בחירת קבצים',
    drag: 'אפשר לגרור לכאן תמונות וסרטונים או לבחור אותם.',
    hint: 'גודל קובץ מרבי: 100MB.',
    list: 'הקבצים שנבחרו',
    count: countFiles,
    clear: 'ניקוי כל השדות',
    send: 'העלאת כל הקבצים',
    choosePlease: 'קודם צריך לבחור קבצים להעלאה.',
    failure: 'הקבצים לא הועלו.',
    refused: (count) =>
      `${plural(count, { one: 'אי אפשר להוסיף קובץ אחד', two: 'אי אפשר להוסיף שני קבצים', other: 'אי אפשר להוסיף # קבצים' })}. הסיבה כתובה ברשימה.`,
    addedExcept: (storedCount, copyCount, failedCount) =>
      `${describeAdded(storedCount, copyCount, 'file')} ${plural(failedCount, { one: 'קובץ אחד עדיין כאן, עם הסיבה.', two: 'שני קבצים עדיין כאן, עם הסיבה.', other: '# קבצים עדיין כאן, עם הסיבה.' })}`,
    retry: 'ניסיון נוסף',
    progress: (file) => `העלאת ${file}`,
    progressOfAll: 'העלאת הקבצים',
    offline: 'אין חיבור. ההעלאה תמשיך מעצמה ברגע שהוא יחזור.',
    toGo: (size) => `נשארו ${size}`,
  },
  batch: {
    choose: 'בחירת תמונות',
    drag: 'אפשר לגרור לכאן תמונות או לבחור אותן.',
    unsaved: 'המכשיר הזה לא הצליח לשמור עותק של כל התמונות. כדאי להשאיר את הדף פתוח עד שיישלחו.',
    showPreviews: 'הצגת התמונות',
    hidePreviews: 'הסתרת התמונות',
    count: (count) =>
      plural(count, { one: 'נבחרה תמונה אחת', two: 'נבחרו שתי תמונות', other: 'נבחרו # תמונות' }),
    list: 'התמונות שנבחרו',
    edit: 'עריכה',
    dialog: 'עריכת פרטי התמונה',
    clear: 'ניקוי השדות',
    save: 'שמירת הפרטים',
    prefix: 'כותרת משותפת (לא חובה)',
    prefixHint: 'תמונות בלי כותרת מקבלות את השם הזה ומספר: קיץ 1, קיץ 2, …',
    common: 'תיאור משותף (לא חובה)',
    send: 'העלאת התמונות',
    progress: 'העלאת התמונות',
    most: 'עד 50 תמונות בכל פעם',
    more: 'השאר יעלו אחריהן מעצמן.',
    range: (first, last, total) =>
      `${first === last ? '' : `${formatNumber(first)} עד `}${formatNumber(last)} מתוך ${formatNumber(total)}`,
    sendRest: (count) => `שליחת השאר (${formatNumber(count)})`,
    refused: (count) =>
      plural(count, {
        one: 'תמונה אחת לא נוספה:',
        two: 'שתי תמונות לא נוספו:',
        other: '# תמונות לא נוספו:',
      }),
    refusedMany: (count) =>
      `${plural(count, { one: 'תמונה אחת לא נוספה', two: 'שתי תמונות לא נוספו', other: '# תמונות לא נוספו' })}. בדף הזה כתוב אילו, ולמה.`,
    refusedInFront: (file, reason) => `״${file}״: ${reason}`,
    sendAgain: 'ניסיון נוסף עם אלה',
    arrived: (stored, total) =>
      `בגלריה נמצאות ${formatNumber(stored)} מתוך ${countPhotographs(total)}. השאר שמורות כאן.`,
    choosePlease: 'צריך לבחור לפחות קובץ אחד להעלאה',
    failure: 'הקבצים לא הועלו',
    error: 'ההעלאה לא הצליחה',
    errorDescription: 'משהו השתבש בזמן ההעלאה',
    onlyPhotos: (file) => `הקובץ ״${file}״ הוא לא תמונה. סרטונים אפשר להוסיף תחת ״העלאה״.`,
    added: (storedCount, copyCount) => describeAdded(storedCount, copyCount, 'photograph'),
    clearAll: 'הסרת הכול',
  },
  manage: {
    onlyAdded: (counts) => `נוספו עכשיו: ${describeKinds(counts)}.`,
    cameLater: (count) =>
      plural(count, {
        one: 'התמונה הזאת הגיעה אחרי שבחרתם מה יהיה במצגת.',
        two: 'שתי התמונות האלה הגיעו אחרי שבחרתם מה יהיה במצגת.',
        other: '# התמונות האלה הגיעו אחרי שבחרתם מה יהיה במצגת.',
      }),
    leaveOut: (count) => (count === 1 ? 'להוציא אותה' : 'להוציא אותן'),
    showAll: 'הצגת הכול',
    loading: 'התמונות נטענות...',
    fetchFailed: { title: 'התמונות לא נטענו' },
    failed: 'הרשימה לא נטענה.',
    empty: 'עדיין אין תמונות וסרטונים',
    emptyHint: 'תמונות וסרטונים מוסיפים תחת ״העלאה״.',
    list: 'תמונות וסרטונים לפי הסדר',
    columns: ['מיקום', 'העברה', 'גרירה', 'תצוגה', 'תוכן', 'פרטים'],
    columnsOfHelper: ['מיקום', 'תצוגה', 'תוכן', 'פרטים'],
    count: countItems,
    unsaved: (count) =>
      plural(count, {
        one: 'פריט אחד השתנה, ועוד לא נשמר.',
        two: 'שני פריטים השתנו, ועוד לא נשמרו.',
        other: '# פריטים השתנו, ועוד לא נשמרו.',
      }),
    preview: 'תצוגה',
    previewDialog: 'תצוגת התמונה',
    editDetails: 'עריכת הפרטים',
    editPicture: 'עריכת התמונה',
    picture: 'התמונה הייתה',
    pictureStates: {
      asSent: 'כמו שנשלחה',
      rotated: (degrees) => `מסובבת ב־${degrees}°`,
      straightened: (degrees) => `מיושרת ב־${formatNumber(degrees)}°`,
      cropped: (width, height) => `חתוכה ל־${width}% על ${height}%`,
      focused: (x, y) => `עם מוקד ב־${x}%, ${y}%`,
    },
    original: (name, size) => `הורדת הקובץ המקורי: ${name} (${size})`,
    edit: 'עריכה',
    save: 'שמירה',
    saveAll: 'שמירת כל השינויים',
    saving: 'מתבצעת שמירה…',
    delete: 'מחיקה',
    itemPhrase: 'הפריט הזה',
    types: { image: 'תמונה', video: 'סרטון' },
    ofVisitor: (author) => (author ? `מאת ${author}` : 'מאורחים'),
    heldEdits: (count) =>
      plural(count, {
        one: 'שינוי אחד ממתין לכם',
        two: 'שני שינויים ממתינים לכם',
        other: '# שינויים ממתינים לכם',
      }),
    notShown: 'לא מוצג',
    hidden: 'מוסתר',
    hide: 'הסתרה',
    show: 'הצגה',
    hiding: (title) => ({ title: 'מוסתר', description: `האורחים כבר לא רואים את ״${title}״.` }),
    showing: (title) => ({ title: 'מוצג שוב', description: `האורחים רואים את ״${title}״.` }),
    showingLater: (title) => ({
      title: 'כבר לא מוסתר',
      description: `האורחים יראו את ״${title}״ ברגע שיוצג הזיכרון שאליו צורף.`,
    }),
    pages: (count) => `עמוד אחד מתוך ${formatNumber(count)}`,
    problems: {
      damaged: 'פגום, ומוצג רק החלק שאפשר לקרוא',
      not_playable:
        'נשמר, אבל אי אפשר להציג אותו כאן. כדאי לשמור אותו כ־MP4 במכשיר שצילם אותו או בתוכנה החינמית HandBrake ‏(handbrake.fr) ולהוסיף את הקובץ החדש.',
      silent:
        'מוצג בלי קול, כי אי אפשר לקרוא כאן את הקול שלו. כדאי לשמור אותו כ־MP4 במכשיר שצילם אותו או בתוכנה החינמית HandBrake ‏(handbrake.fr) ולהוסיף את הקובץ החדש.',
    },
    titleNeeded: 'חסרה כותרת',
    saved: { title: 'השינויים נשמרו' },
    savedAll: (count) => ({
      title: 'כל השינויים נשמרו',
      description: plural(count, {
        one: 'פריט אחד עודכן.',
        two: 'שני פריטים עודכנו.',
        other: '# פריטים עודכנו.',
      }),
    }),
    noChange: { title: 'אין שינויים', description: 'אין שינויים לשמור בפריט הזה.' },
    noChanges: { title: 'אין שינויים', description: 'לפני השמירה צריך לשנות כותרת או תיאור.' },
    updateFailed: { title: 'לא נשמר', description: 'הפרטים לא נשמרו.' },
    someFailed: { title: 'לא הכול נשמר', description: 'חלק מהשינויים לא נשמרו. אפשר לנסות שוב.' },
    deleted: { title: 'נמחק', description: 'הפריט נמחק.' },
    deleteFailed: { title: 'לא נמחק', description: 'הפריט לא נמחק.' },
    ordered: { title: 'הסדר נשמר' },
    orderRefused: { title: 'הסדר לא השתנה', description: 'הסדר החדש לא נשמר.' },
    history: (count) => `שינויים קודמים (${formatNumber(count)})`,
    historyDialog: 'שינויים קודמים',
    historySeen: {
      loading: 'השינויים נטענים…',
      failed: 'השינויים הקודמים לא נטענו.',
    },
    before: 'היה כתוב',
    after: 'והוחלף בזה',
    absent: { title: 'בלי כותרת', description: 'בלי תיאור' },
    byVisitor: 'שינוי של אורחים',
    byFamily: 'שינוי של המשפחה או שינוי ישן',
    putBack: 'שחזור',
    now: 'עכשיו כתוב',
    then: 'ויהיה כתוב שוב',
    undone: 'שוחזר או בוטל',
    held: 'עוד לא מוצג: יש בו קישור',
    discarded: 'לא מוצג, נדחה',
    would: 'ויוחלף בזה',
    approve: 'אישור',
    approveDone: { title: 'אושר', description: 'האורחים רואים עכשיו את המילים האלה.' },
    discard: 'דחייה',
    discardDone: { title: 'נדחה', description: 'המילים נשארות כמו שהן.' },
    putBackDone: { title: 'השינויים נשמרו', description: 'המילים הקודמות חזרו.' },
    undoVisitor: 'ביטול כל השינויים מאותו מקור',
    undoHint: 'כל מה שהשתנה מאותו מקור יבוטל, חוץ ממה שהשתנה שוב מאז.',
    undoNone: 'לא נשארו שינויים מאותו מקור.',
    undo: (count) =>
      plural(count, {
        one: 'שחזור המילים הקודמות בפריט אחד',
        two: 'שחזור המילים הקודמות בשני פריטים',
        other: 'שחזור המילים הקודמות ב־# פריטים',
      }),
    undoDone: (count) => ({
      title: 'השינויים נשמרו',
      description: plural(count, {
        one: 'בפריט אחד חזרו המילים הקודמות.',
        two: 'בשני פריטים חזרו המילים הקודמות.',
        other: 'ב־# פריטים חזרו המילים הקודמות.',
      }),
    }),
    orderLost: { title: 'הסדר לא השתנה', description: 'משהו השתבש בזמן שינוי הסדר. אפשר לנסות שוב.' },
  },
})
export const { batch: batchTexts, manage: manageTexts } = texts
