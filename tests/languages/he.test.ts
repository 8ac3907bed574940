import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyPerson, type Person } from '../../domain/person/person.ts'
import { dateTexts } from '../../languages/he/memorial/dates.ts'
import { countYears } from '../../languages/he/nouns.ts'
import { inLanguage } from '../../languages/inLanguage.ts'
import { sources } from '../support/project/sources.ts'

const whole = (list: string) => new RegExp(`(?<!\\p{L})(${list})(?!\\p{L})`, 'u')

/** Mistakes that a line of our sentences can show, by what a native says instead. */
const mistakes: Record<string, RegExp> = {
  'הוסר, בוטל, because נמשך means that it goes on': whole('נמשך|נמשכת|נמשכה|ה?משיכה|משיכת'),
  'ההורדה הושלמה, because הורדה means taken down': /(התמונה הורדה|הסרטון הורד)/,
  'הצד האחורי, because גב is of a body': whole('[הבל]?גב'),
  'לצמיתות, because לתמיד is said of a death': whole('ו?לתמיד'),
  'אפשר, כדאי, צריך, because נא is of an office': /(?<!\p{L})נא /u,
  'לא instead of אינו': whole('[וש]?אינ(ו|ה|ם|ן|כם)'),
  'על ידי, or nothing, instead of בידי': whole('בידי'),
  'או without a comma': /, או /,
  'שנקנה of what was bought, because מחנות are also camps': whole('מ?חנות|מחנויות'),
  'which thing something belongs to, because שלו and שלה are read of the person who died':
    /(?<!\p{L})[הלבמש]*(הזיכרון|התמונה|התמונות) של[וה](?!\p{L})/u,
  'ההודעה נשלחה אליכם of a mail, because who reads it knows that it came': /קיבלתם את ההודעה/,
  'a comma or a new sentence instead of a semicolon': /;/,
  'לא נטען of what was not loaded': /לא הגיעו? כרגע|להגיע כרגע|להגיע לאתר/,
  'לכתוב זיכרון': whole('שיתפתם|ששיתפו|שתשתפו|לשתף זיכרון'),
  'מועד of a service, because a שבעה is no טקס': /טקסי|הטקס (הזה|״)|(הוספת|עריכת|מחיקת) (ה)?טקס/,
  'אורחים of those who visit': whole('[הלבמש]*מבקר(ת|ים)?'),
  'סיפור חיים, of a text': /סיפור (חייו|חייה)/,
  'התמונה הראשית, because a דיוקן is painted': whole('ה?דיוקן|דיוקנאות'),
  'מחשב ההקרנה, הרצת ניסיון, לא פועל': /אולם|חזרה (ה)?כללית|כבוי|מובנה|מובנות/,
  'חסר, of a field that is empty': /'צרי(ך|כה) (את )?(שם|שמו|כותרת|תאריך|שעה|מקום|סיסמה|כתובת|מפתח)/,
  'nothing that fits only a man, or only a woman, who reads': whole(
    'אתה|לחץ|הקלד|הקש|הוסף|שתף|נסה|הזן|גרור|העלה|ודא|היכנס|תוכל|תרצה|שלך|אליך|אותך|לך',
  ),
  'nothing that fits only a man, or only a woman, who writes': whole(
    '[הל]?(אורח|אורחת|כותב|שולח|מנהל|מנהלת)',
  ),
  'no forms with slashes or dots inside a word': /\p{sc=Hebr}[/.]\p{sc=Hebr}/u,
  '15 שנה, 28 יום': /(?<![\d.,])(1[1-9]|[2-9]\d|\$\{(days|years)\}) (ימים|שנים)/,
}

const hebrew = sources.filter(({ path }) => path.startsWith('languages/he/'))

for (const [instead, mistake] of Object.entries(mistakes))
  test(`in Hebrew we say ${instead}`, () => {
    const found = hebrew.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => !/^ *\/?\*/.test(line) && mistake.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
    assert.deepEqual(found, [])
  })

test('in Hebrew, a question about what ends has no button called ביטול next to another with that word', () => {
  const found = hebrew.flatMap(
    ({ text }) => text.match(/confirm: '(לבטל|ביטול)[^']*'(?![,\s]*cancel)/g) ?? [],
  )
  assert.deepEqual(found, [])
})

test('in Hebrew, years above ten are singular, and a decade of the 20th century is called by its two digits', () => {
  assert.deepEqual([1, 2, 10, 11, 24].map(countYears), ['שנה', 'שנתיים', '10 שנים', '11 שנה', '24 שנה'])
  assert.deepEqual(['1890', '1900', '1950', '2010'].map(dateTexts.decade), [
    'שנות ה־1890',
    'שנות ה־1900',
    'שנות ה־50',
    'שנות ה־2010',
  ])
})

test('in Hebrew, sentences speak of him or of her', () => {
  const say = (person: Person) => {
    const { http, obituary } = inLanguage('he', person)
    return [
      http.day.yearsAgo(15),
      http.day.born(1948),
      obituary.receptions(1),
      obituary.life('רות', ''),
    ].join()
  }
  assert.match(say(anyPerson), /15 שנה לפטירתו,.* נולד,ייערך מפגש לזכרו\..* סיפור חייו\./)
  assert.match(
    say({ ...anyPerson, pronoun: 'she' }),
    /15 שנה לפטירתה,.* נולדה,ייערך מפגש לזכרה\..* סיפור חייה\./,
  )
})
