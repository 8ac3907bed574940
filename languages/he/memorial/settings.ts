import { limits } from '../../../contract/limits.ts'
import type { settingTexts as en } from '../../en/memorial/settings.ts'
import { sentences } from '../grammar.ts'

export type { SettingText } from '../../en/memorial/settings.ts'

export const settingTexts = sentences<typeof en>({
  name: { label: 'שם', sample: 'עמוס לינדנר', neutral: '' },
  pronoun: {
    label: 'הוא או היא?',
    choices: {
      he: { label: 'הוא' },
      she: { label: 'היא' },
      name: { label: 'אף אחד מהם' },
    },
  },
  nameGenitive: { label: 'השם בפולנית: kogo?', hint: 'למשל Jana Nowaka.' },
  nameLocative: { label: 'השם בפולנית: o kim?', hint: 'למשל Janie Nowaku.' },
  birthDate: {
    label: 'תאריך לידה',
    hint: 'למשל 12 במאי 1948.',
    sample: '12 במאי 1948',
    neutral: '',
  },
  deathDate: {
    label: 'תאריך פטירה',
    hint: 'למשל 9 בפברואר 2025.',
    sample: '9 בפברואר 2025',
    neutral: '',
  },
  tribute: {
    label: 'מילים לזכרו',
    hint: 'משפט או שניים לדף הבית, ולתצוגה של קישור בקבוצה המשפחתית.',
    sample: 'הוא בנה גשרים, גידל דבורים, ותמיד היה לו זמן. מי שישב לידו קם קל יותר.',
    neutral: '',
  },
  portraitPath: {
    label: 'דיוקן',
    hint: 'מופיע בדף הבית ובקישורים. בלעדיו רואים המבקרים איור.',
  },
  donationUrl: { label: 'קישור לתרומה', hint: 'לאן מוביל הכפתור. אם אין צורך בכפתור, נא להשאיר ריק.' },
  donationCharity: { label: 'למי תורמים', hint: 'על הכפתור כתוב ״לתרומה:״ והשם הזה.' },
  donationText: {
    label: 'המילים על התרומה',
    hint: 'אם אין צורך בחלק הזה, נא להשאיר ריקים את המילים ואת הקישור.',
    sample: '',
    /** only if the family has kept our words in English */
    neutral:
      'מי שרוצה לתת משהו לזכרו, המשפחה מבקשת לתרום לבית החולים לילדים סנט ג׳וד (St. Jude Children’s Research Hospital).',
  },
  language: {
    label: 'השפה של המשפחה',
    hint: 'ההודעות, הדפים המודפסים, הספר, הסרט והמצגות הם בשפה הזאת. המבקרים קוראים את הדפים בשפה שלהם, אם היא קיימת כאן.',
  },
  timezone: {
    label: 'אזור הזמן הרגיל של הטקסים',
    hint: 'לטקסים שאין להם אזור זמן משלהם. אם בכותרת או במקום מופיעים California או ashes, זה שעון החוף המערבי של ארצות הברית.',
    hintElsewhere: 'לטקסים שאין להם אזור זמן משלהם.',
  },
  sayWeekday: {
    label: 'לציין את היום בשבוע',
    hint: 'המבקרים קוראים ״יום שישי, 4 בדצמבר 2026״ גם כשבטקס נכתב רק התאריך. בדפים המודפסים היום בשבוע מופיע תמיד.',
  },
  dateStyle: {
    label: 'תאריכים ושעות',
    choices: {
      '': { label: 'כמקובל באזור הזמן שלכם' },
      monthFirst12: { label: 'החודש תחילה, 12 שעות: 2:00 PM' },
      monthFirst24: { label: 'החודש תחילה, 24 שעות: 14:00' },
      dayFirst12: { label: '18 במרץ 2025, 2:00 PM' },
      dayFirst24: { label: '18 במרץ 2025, 14:00' },
    },
  },
  showTaken: {
    label: 'להציג מתי צולמה התמונה',
    hint: 'ליד תמונות שתאריכן ידוע קוראים המבקרים ״בסביבות 1965״. כך גם בסרט, אם הוא מציג כותרות; בספר ובקיר זה מופיע תמיד.',
  },
  moderation: {
    label: 'זיכרונות חדשים',
    choices: {
      off: { label: 'מופיעים מיד' },
      doubtful: {
        label: 'מה שמעורר ספק ממתין לאישור שלכם',
        hint: 'זיכרון שיש בו קישורים, שנשלח באופן אוטומטי, או שהטקסט שלו זהה לאחר. כך גם כותרות ותיאורים עם קישורים שכותבים המבקרים.',
      },
      all: {
        label: 'כולם ממתינים לאישור שלכם',
        hint: 'כך גם כותרות ותיאורים עם קישורים שכותבים המבקרים.',
      },
    },
  },
  searchEngines: {
    label: 'האם מנועי חיפוש רשאים להציג את אתר הזיכרון?',
    hint: 'זה נוגע רק לזמן שבו כולם רשאים לראות את אתר הזיכרון, ואחרי שאין בו עוד מילים שלנו. מנועי החיפוש מתעדכנים בתוך ימים או שבועות.',
    answers: { yes: 'כן', no: 'לא, רק מי שהקישור אצלו יכול למצוא אותו' },
  },
  keepDeleted: { label: 'לשמור 30 יום את מה שנמחק' },
  paper: {
    label: 'נייר',
    choices: {
      '': { label: 'כמקובל באזור הזמן שלכם' },
      letter: { label: 'Letter' },
      a4: { label: 'A4' },
    },
  },
  programme: {
    label: 'מהלך הטקס',
    hint: 'שורה ריקה מתחילה חלק חדש: שמו, ומתחתיו מי נושא דברים, או מה שרים.',
  },
  officiant: { label: 'מנחה הטקס', hint: 'לא חובה. למשל רות ברק, או הרב יוסף לביא.' },
  bearers: { label: 'נושאי המיטה', hint: 'לא חובה. שם אחד בכל שורה.' },
  readings: {
    label: 'קטעי קריאה',
    hint: 'לא חובה. קודם הכותרת, למשל תהילים כ״ג, ומתחתיה המילים. לפני הקטע הבא, שורה עם שלושה קווים: ---',
  },
  songs: {
    label: 'שירים עם המילים',
    hint: 'לא חובה. קודם הכותרת, ומתחתיה הבתים. לפני השיר הבא, שורה עם שלושה קווים: ---',
  },
  orderPhotoPath: { label: 'תמונה בגב החוברת', hint: 'לא חובה. היא מודפסת מעל התודה.' },
  cardQuestions: {
    label: 'שאלות על הכרטיסים',
    hint: `אחת בכל שורה, עד שמונה, כל אחת עד ${limits.question} אותיות, למשל ״מה הוא תיקן בשבילכם?״. הכרטיסים שעל הגיליון שואלים אותן לפי התור. הקוד שעל הכרטיס פותח את הטופס לכתיבת זיכרון, והשאלה שלו מעליו.`,
  },
  slideshowBeginning: { label: 'פתיחה וסיום' },
  slideshowEnd: {
    label: 'משפט הסיום',
    hint: 'משפט אחד מהמשפחה אחרי התמונה האחרונה, בזמן שהמוזיקה נחלשת. בלי משפט סיום, נא להשאיר ריק.',
  },
  slideshowSeconds: { label: 'שניות לכל תמונה' },
  slideshowAsLongAsSongs: { label: 'באורך השירים' },
  slideshowMusic: { label: 'מוזיקה' },
  slideshowCaptions: { label: 'כיתובים' },
  slideshowFilms: { label: 'לכלול סרטונים' },
  slideshowMemories: { label: 'לקרוא מתוך הזיכרונות' },
  slideshowSideBySide: { label: 'תמונות לאורך זו לצד זו' },
  wall: { label: 'קיר זיכרונות למסך, בכתובת /wall' },
  whomToCall: {
    label: 'למי להתקשר',
    hint: 'שם ומספר טלפון לדף של צוות האולם. המבקרים אינם רואים אותו.',
  },
})
