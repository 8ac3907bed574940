import type { OtherLanguage } from '../dateStyle.ts'
import { fold } from './fold.ts'
import { replaceHolidays } from './holidays.ts'

/**
 * The German patterns of the phrases that the texts of dates can have, in small letters without accents, by the phrase in English;
 * `datePhrases` reads it. A phrase that contains another one comes before it.
 */
const german = {
  '': 'jahre?s?',
  $1s: '(?:die |den |der )?(\\d{2,4})er[n]?(?:[- ]jahren?)?',
  '$1th century': '(\\d\\d)\\. (?:jahrhunderts?|jh\\.?)',
  'perhaps ': 'vielleicht|wohl|vermutlich|wahrscheinlich|moglicherweise',
  'about ': 'um|gegen|etwa|ungefahr|zirka|circa|ca\\.?',
  'before ': '^(?:vor|bis)(?: dem| zum)?',
  'from ': '^(?:(?:nach|ab|seit|von)(?: dem)?|vom)',
  'between ': '^zwischen(?: dem)?',
  ' and ': 'und(?: dem)?',
  ' to ': 'bis(?: zum)?',
  'early ': '(?:anfang|mitte|ende)(?: der| des)?',
  spring: 'fruhling|fruhjahr',
  summer: 'sommer',
  fall: 'herbst',
  winter: 'winter',
  'Christmas Eve': 'heilig(?:er|en)? ?abend|weihnachtsabend',
  Christmas: '(?:an |zu )?weihnachten|1\\.? weihnachts(?:feier)?tag',
  'New Year’s Eve': 'silvester|sylvester',
  'New Year’s Day': 'neujahr(?:stag)?',
  'day before yesterday': 'vorgestern',
  'last night': 'gestern (?:abend|nacht)|heute nacht',
  yesterday: 'gestern',
  today: 'heute(?: morgen| fruh| abend)?',
  'day after tomorrow': 'ubermorgen',
  tomorrow: 'morgen',
  'this ': 'diese[nmrs]?',
  'next ': 'nachste[nmrs]?|kommende[nmrs]?',
  'last ': 'letzte[nmrs]?|vergangene[nmrs]?|vorige[nmrs]?',
  'on ': '^(?:im|in|am)',
}

/** The patterns of each phrase in a language. */
const phrases: Readonly<Record<OtherLanguage, Readonly<Record<keyof typeof german, string>>>> = {
  de: german,
  es: {
    '': '(?:el )?ano',
    $1s: '(?:los )?anos (\\d{2,4})|(?:la )?decada de(?: los)? (\\d{2,4})|los (\\d0)',
    '$1th century': 'siglo (\\d\\d)',
    'perhaps ': 'quizas?|tal vez|probablemente|posiblemente',
    'about ': 'hacia|sobre|alla por|alrededor de|aproximadamente|aprox\\.?|cerca de|circa|ca\\.?',
    'before ': '^(?:antes del?|hasta)',
    'from ': '^(?:despues del?|desde|a partir de|del?)',
    'between ': '^entre',
    ' and ': 'y',
    ' to ': 'a|al|hasta(?: el)?',
    'early ': '(?:a )?(?:principios|comienzos|mediados|finales|fines)(?: del?)?',
    spring: 'primavera',
    summer: 'verano',
    fall: 'otono',
    winter: 'invierno',
    'Christmas Eve': 'nochebuena',
    Christmas: 'navidad',
    'New Year’s Eve': 'nochevieja|fin de ano',
    'New Year’s Day': 'ano nuevo',
    'day before yesterday': 'anteayer|antes de ayer',
    'last night': 'anoche',
    yesterday: 'ayer',
    today: 'hoy|esta (?:manana|tarde|noche)',
    'day after tomorrow': 'pasado manana',
    tomorrow: 'manana',
    'this ': 'est[ea]',
    'next ': 'proxim[oa]|que viene',
    'last ': 'pasad[oa]|ultim[oa]',
    'on ': '^(?:en(?: el| la| los)?|el|la)',
  },
  fr: {
    '': "(?:l[’'])?annee",
    $1s: '(?:les )?annees (\\d{2,4})',
    '$1th century': '(\\d\\d)e siecle',
    'perhaps ': 'peut-etre|probablement|sans doute',
    'about ': 'vers|environ|autour de|circa|ca\\.?',
    'before ': "^(?:avant(?: le)?|jusqu[’'](?:en|a|au))",
    'from ': '^(?:apres(?: le)?|depuis(?: le)?|a partir d[eu]|des|de|du)',
    'between ': '^entre',
    ' and ': 'et',
    ' to ': "a|au|jusqu[’']au?",
    'early ': '(?:au )?(?:debut|milieu|fin)(?: de[s]?)?',
    spring: 'printemps',
    summer: "(?:l[’'])?ete",
    fall: "(?:l[’'])?automne",
    winter: "(?:l[’'])?hiver",
    'Christmas Eve': '(?:la )?veille de noel|reveillon de noel',
    Christmas: 'noel',
    'New Year’s Eve': '(?:la )?saint-sylvestre|reveillon du nouvel an',
    'New Year’s Day': "(?:le )?(?:jour de l[’']an|nouvel an)",
    'day before yesterday': 'avant-hier',
    'last night': 'hier soir|cette nuit',
    yesterday: 'hier',
    today: "aujourd[’']hui|ce matin|ce soir",
    'day after tomorrow': 'apres-demain',
    tomorrow: 'demain',
    'this ': 'ce',
    'next ': 'prochaine?',
    'last ': 'derniere?|passee?',
    'on ': '^(?:en|au|a|dans|le|la)',
  },
  he: {
    '': 'שנת',
    $1s: 'ב?שנות (?:ה-?)?(\\d{2,4})',
    '$1th century': '(?:ב|ה)?מאה ה-?(\\d\\d)',
    'perhaps ': 'אולי|כנראה|ייתכן',
    'about ': 'בערך(?: ב-?)?|בסביבות|סביב|לערך',
    'before ': '^(?:לפני|עד)',
    'from ': '^(?:אחרי|לאחר|מאז|החל מ-?|מ-?)',
    'between ': '^בין',
    ' and ': 'ו-?',
    ' to ': 'עד|ל-?',
    'early ': '(?:ב?תחילת|ב?ראשית|ב?אמצע|ב?סוף)',
    spring: '[בה]?אביב',
    summer: '[בה]?קיץ',
    fall: '[בה]?סתיו',
    winter: '[בה]?חורף',
    'Christmas Eve': 'ערב חג המולד',
    Christmas: 'חג המולד',
    'New Year’s Eve': 'ערב השנה החדשה|סילבסטר',
    'New Year’s Day': 'ראש השנה האזרחית',
    'day before yesterday': 'שלשום',
    'last night': 'אמש',
    yesterday: 'אתמול',
    today: 'היום|הבוקר|הערב',
    'day after tomorrow': 'מחרתיים',
    tomorrow: 'מחר',
    'this ': 'הזה|הקרוב',
    'next ': 'הבא',
    'last ': 'שעבר|האחרון',
    'on ': '^(?:בשנת|ב?יום|ב-?)',
  },
  pl: {
    '': 'r\\.?|roku?',
    $1s: '(?:w )?lat(?:a|ach)? (\\d{2,4})(?:\\.|-t?e|-tych)?(?: 20 wieku)?',
    '$1th century': '(\\d\\d) (?:wieku?|w\\.)',
    'perhaps ': 'moze|chyba|prawdopodobnie|zapewne|byc moze',
    'about ': 'okolo|ok\\.?|mniej wiecej|circa|ca\\.?',
    'before ': '^(?:przed|do)',
    'from ': '^(?:po|od)',
    'between ': '^(?:po)?miedzy',
    ' and ': 'a|i',
    ' to ': 'do',
    'early ': '(?:na )?(?:poczat(?:ek|ku)|(?:w )?polowi?e?|koniec|pod koniec)',
    spring: '(?:na )?wiosn[aey]|wiosna',
    summer: 'lat[oea]m?',
    fall: 'jesieni?a?',
    winter: 'zim[aey]',
    'Christmas Eve': 'wigili[aei]|wigilia bozego narodzenia',
    Christmas: 'boze narodzenie|bozego narodzenia',
    'New Year’s Eve': 'sylwester',
    'New Year’s Day': 'nowy rok',
    'day before yesterday': 'przedwczoraj',
    'last night': 'wczoraj wieczorem|dzis(?:iaj)? w nocy',
    yesterday: 'wczoraj',
    today: 'dzis(?:iaj)?(?: rano)?',
    'day after tomorrow': 'pojutrze',
    tomorrow: 'jutro',
    'this ': 'ten|te|ta',
    'next ': 'najblizsz[yae]|przyszl[yae]|nastepn[yae]',
    'last ': 'ostatni[ae]?|zeszl[yae]|ubiegl[yae]|miniony',
    'on ': '^(?:we?|na)',
  },
}

/** One, as people write the first of a month, and the tens of decades from twenty on. */
const numberNames: Readonly<Record<OtherLanguage, string>> = {
  de: 'erste[rn]? zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
  es: 'primero veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  fr: 'premier vingt trente quarante cinquante soixante soixante-dix quatre-vingts? quatre-vingt-dix',
  he: 'אחד העשרים השלושים הארבעים החמישים הש?שישים השבעים השמונים התשעים',
  pl: 'pierwszego dwudziest(?:e|ych) trzydziest(?:e|ych) czterdziest(?:e|ych) piecdziesiat(?:e|ych) szescdziesiat(?:e|ych) siedemdziesiat(?:e|ych) osiemdziesiat(?:e|ych) dziewiecdziesiat(?:e|ych)',
}

/**
 * Lists translations of the phrases of a date into English: 'about summer 1958' for 'um Sommer 1958'. Names of months and weekdays stay,
 * because they are read in every language.
 */
export const listTranslations = (text: string): string[] => {
  const folded = fold(text).replace(/\s+/g, ' ').trim()
  const plain = replaceHolidays(writeNumbers(folded))
    // 'or later' and 'or earlier' follow the date in Polish, because it then needs no other case
    .replace(/^(.+) lub pozniej$/, 'od $1')
    .replace(/^(.+) lub wczesniej$/, 'do $1')
  return [...new Set(rules.map((each) => translate(plain, each)))]
    .filter((each) => each !== folded)
    .map(completeRange)
}

const writeNumbers = (text: string) =>
  numberRules.reduce(
    (numbers, { pattern, replacement }) => numbers.replace(pattern, replacement),
    text.replace(
      /(^|[^\p{L}])(xviii|xix|xxi?)(?=e?(?!\p{L}))/gu,
      (_all, lead: string, numeral: string) => `${lead}${romanNumerals[numeral]}`,
    ),
  )

const romanNumerals: Readonly<Record<string, number>> = { xviii: 18, xix: 19, xx: 20, xxi: 21 }

const numberRules = [1, 20, 30, 40, 50, 60, 70, 80, 90].map((number, index) => ({
  replacement: `$1${number}`,
  // the German decades have their ending when they are in digits, too
  pattern: new RegExp(
    `(^|[^\\p{L}-])(?:${Object.values(numberNames)
      .map((each) => each.split(' ')[index])
      .join('|')})(?=(?:ern?)?(?!-?\\p{L}))`,
    'gu',
  ),
}))

/** Adds the month and the year to the first day of a range that says them once, as in '3 to 5 May 1962'. */
const completeRange = (english: string) =>
  english.replace(
    /^((?:from |between )?\d{1,2}\.?)( [^\d]+?)?( to | and )(\d{1,2}\.?)( [^\d]+)(\d{4})$/,
    (_all, first: string, month: string | undefined, to: string, last: string, rest: string, year: string) =>
      `${first}${month ? `${month} ` : rest}${year}${to}${last}${rest}${year}`,
  )

type Rule = readonly [phrase: string, pattern: RegExp]

const translate = (text: string, each: readonly Rule[]) =>
  each
    .reduce(
      (english, [phrase, pattern]) =>
        english.replace(
          pattern,
          (_all, lead: string, ...groups) =>
            lead + phrase.replace('$1', String(groups.find((group) => /^\d+$/.test(String(group))))),
        ),
      text,
    )
    .replace(/ +/g, ' ')
    .trim()
    // the adjective follows the weekday in Spanish, French and Hebrew
    .replace(/^(?:on )?(\S+) (this|next|last)$/, '$2 $1')

const toRule = ([phrase, pattern]: [string, string]): Rule => [
  phrase,
  new RegExp(`${findLead(phrase)}(?:${pattern})(?!-?\\p{L})`, 'gu'),
]

/** Two dates with 'and' are a range only after 'between'. */
const findLead = (phrase: string) =>
  phrase === ' and ' ? '^(between .+) ' : phrase.startsWith(' ') ? '() ' : '(^|[^\\p{L}\\d])'

const rules = Object.values(phrases).map((each) => Object.entries(each).map(toRule))
