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
    label: 'מילים לדף הבית',
    hint: 'משפט או שניים. המילים מופיעות גם ליד הקישור בקבוצת הווטסאפ של המשפחה.',
    sample: 'הוא בנה גשרים, גידל דבורים, ותמיד היה לו זמן. מי שישב לידו קם בלב קל יותר.',
    neutral: '',
  },
  portraitPath: {
    label: 'התמונה הראשית',
    hint: 'מופיעה בדף הבית ובקישורים. בלעדיה רואים האורחים איור.',
  },
  donationUrl: { label: 'קישור לתרומה', hint: 'לאן מוביל הכפתור. אם השדה ריק, אין כפתור.' },
  donationCharity: { label: 'למי תורמים', hint: 'על הכפתור כתוב ״לתרומה:״ והשם הזה.' },
  donationText: {
    label: 'המילים על התרומה',
    hint: 'אם גם המילים וגם הקישור ריקים, החלק הזה לא מופיע.',
    sample: '',
    /** only if the family has kept our words in English */
    neutral:
      'המשפחה מבקשת שתרומות לזיכרון יימסרו לבית החולים לילדים סנט ג׳וד (St. Jude Children’s Research Hospital).',
  },
  language: {
    label: 'השפה של המשפחה',
    hint: 'ההודעות, הדפים המודפסים, הספר, הסרט והמצגות יהיו בשפה הזאת. האורחים קוראים את דפי האתר בשפה שלהם, אם היא קיימת כאן.',
  },
  timezone: {
    label: 'אזור הזמן הרגיל של המועדים',
    hint: 'למועדים שאין להם אזור זמן משלהם. אם בכותרת או במקום מופיעים California או ashes, זה שעון החוף המערבי של ארצות הברית.',
    hintElsewhere: 'למועדים שאין להם אזור זמן משלהם.',
  },
  sayWeekday: {
    label: 'לציין את היום בשבוע',
    hint: 'האורחים יקראו ״יום שישי, 4 בדצמבר 2026״ גם אם נכתב רק התאריך. בדפים המודפסים היום בשבוע מופיע תמיד.',
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
    hint: 'ליד תמונה שהתאריך שלה ידוע האורחים יקראו ״בסביבות 1965״. כך גם בסרט, אם הוא מציג כותרות. בספר ובקיר זה מופיע תמיד.',
  },
  askVisitors: {
    label: 'לשאול את האורחים על התמונות',
    hint: 'מתחת לתמונה בלי שמות או תאריך האורחים יקראו ״יודעים מי זה?״, ומתחת לכל תמונה ״לספר על התמונה הזאת״. אף אחד לא רואה תשובה לפני שתאשרו אותה.',
  },
  moderation: {
    label: 'זיכרונות חדשים',
    choices: {
      off: { label: 'מופיעים מיד' },
      doubtful: {
        label: 'מה שמעורר ספק ממתין לאישור שלכם',
        hint: 'זיכרון שיש בו קישורים, שנשלח באופן אוטומטי או שהטקסט שלו זהה לטקסט של זיכרון אחר. כך גם כותרות ותיאורים עם קישורים שכותבים האורחים.',
      },
      all: {
        label: 'כולם ממתינים לאישור שלכם',
        hint: 'כך גם כותרות ותיאורים עם קישורים שכותבים האורחים.',
      },
    },
  },
  searchEngines: {
    label: 'האם מנועי חיפוש יכולים להציג את אתר הזיכרון?',
    hint: 'זה תקף רק כשאתר הזיכרון פתוח לכולם, ורק אחרי שלא נשארו בו מילים לדוגמה. מנועי החיפוש מתעדכנים בתוך ימים או שבועות.',
    answers: { yes: 'כן', no: 'לא, רק מי שקיבלו את הקישור ימצאו אותו' },
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
    hint: 'שורה ריקה פותחת חלק חדש: שם החלק, ומתחתיו מי נושאים דברים או מה שרים.',
  },
  officiant: { label: 'מנחה הטקס', hint: 'לא חובה. למשל רות ברק או הרב יוסף לביא.' },
  bearers: { label: 'נושאי המיטה', hint: 'לא חובה. שם אחד בכל שורה.' },
  readings: {
    label: 'קטעי קריאה',
    hint: 'לא חובה. קודם הכותרת, למשל תהילים כ״ג, ומתחתיה המילים. בין קטע לקטע, שורה עם שלושה קווים: ---',
  },
  songs: {
    label: 'שירים עם המילים',
    hint: 'לא חובה. קודם הכותרת, ומתחתיה הבתים. בין שיר לשיר, שורה עם שלושה קווים: ---',
  },
  orderPhotoPath: { label: 'תמונה בצד האחורי', hint: 'לא חובה. היא מודפסת מעל דברי התודה.' },
  cardQuestions: {
    label: 'שאלות על הכרטיסים',
    hint: `שאלה אחת בכל שורה, עד שמונה שאלות, כל אחת עד ${limits.question} אותיות, למשל ״איזה סיפור אתם הכי אוהבים לספר?״. השאלות מתחלפות מכרטיס לכרטיס. הקוד שעל הכרטיס פותח את הטופס לכתיבת זיכרון, והשאלה מופיעה מעליו.`,
  },
  slideshowBeginning: { label: 'פתיחה וסיום' },
  slideshowEnd: {
    label: 'משפט הסיום',
    hint: 'משפט אחד מהמשפחה אחרי התמונה האחרונה, בזמן שהמוזיקה נחלשת. אם השדה ריק, אין משפט סיום.',
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
    hint: 'שם ומספר טלפון, לדף שמדפיסים לצוות. האורחים לא רואים אותם.',
  },
})
