import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languageNames } from '../../domain/language.ts'
import { sources } from '../support/project/sources.ts'

/** Matches one of these words, not inside a longer one. */
const whole = (forms: string) => new RegExp(`(?<!\\p{L})(${forms})(?!\\p{L})`, 'u')

/** The verbs after a ‘Sie’ that is the reader, at the beginning of a sentence. */
const readerDoes =
  'bekommen|ergänzen|finden|haben|kennen|können|wählen|sind (als|angemeldet|eingeladen|nicht mehr angemeldet|noch angemeldet)'
/** The nouns after an ‘Ihr’ that is the reader’s, at the beginning of a sentence. */
const readerHas =
  'Anmeldung|Antwort|E-Mail-Adresse|Erinnerung|Fassung|Fotos|Gerät|Konto|Kopie|Name|Text|Wahl|eigenen Angaben|persönlicher Link'
/** The first words of a clause, which a comma closes. */
const clause =
  '(um|ohne|((an|auf|aus|in|mit) )?(bevor|bis|damit|das|dass|dem|den|der|die|sobald|was|weil|wenn|wie))'

/** Words that hurt, or that no native says here, by what is said instead. */
const mistakes: Partial<Record<Language, Record<string, RegExp>>> = {
  de: {
    'the noun of a thing, because ‘Sie’ and ‘Ihr’ at a beginning are the reader': new RegExp(
      `(?<=['\`]|[.!?:] )(Sie (?!(${readerDoes})\\b)|Ihre?[mnrs]? (?!(${readerHas})\\b))[\\wäöü]`,
    ),
    'Diashow and Probelauf': /Vorführung|\b(Proben?|proben|geprobt)\b/,
    Beispieltext: /mitgeliefert|unsere Worte/i,
    'an before the name of the person who died': /Erinnerung(en)? von \$\{/,
    'oder without a comma, unless a clause ends there': new RegExp(
      `(?<=[,.:;!?'\`–(])(?! *${clause}\\b)[^,.:;!?'\`–(]*, oder `,
      'i',
    ),
    freiwillig: /wenn Sie möchten[).]/,
    'endgültig gelöscht': /endgültig weg/,
    'Format, because ‘Art’ is said of plants': /von (einer|seltener) Art\b|Bild der Art/,
    'starten and stoppen of a run': /'Aufhören'/,
    'Termin, because a Trauerfeier is only one of them': /Trauerfeiern|Trauerfeier „/,
  },
  fr: {
    '‘Vous pouvez réessayer’, ‘Il faut choisir’ or ‘Merci de …’, because a bare imperative is an order':
      /(['`]|[.:;?…»] )(?!chez|LISEZ-MOI)\p{L}+ez\b(?!-vous)/iu,
    '‘Créer’ or ‘Créé le’, because a child says ‘Faire’':
      /(['`]|\bà )fai(re|t|tes?)\b(?! (un don|glisser|imprimer))|\b(été|être|copie) faite?s?\b/iu,
    '‘explique’ or ‘indique’, because a thing says nothing':
      /\b(dit|disent|dira|diront|dites)\b(?!(-vous)? adieu)|['`]Dire\b/u,
    '‘les personnes présentes’, because nobody is invited to a funeral': /\binvités\b/u,
    'ofName(name), which elides: d’Alain, d’Hélène':
      /\b(de|que|[dD]’|[qQ]u’) ?\$\{(?!format|plural|printShopPages|days|from|length)/u,
    '‘site’ and ‘e-mail’, one word for one thing': /mémoria[lu]|courriel/iu,
    '‘l’exemple’ for our own words': /(mots|texte|récit) d’origine/u,
  },
  es: {
    '‘su ser querido’ or the noun, because ‘él’ is cold, and wrong for a woman':
      /\b(de|sobre|a|nació) él(?!\p{L})|\bdel hombre\b|\bpara recordarl[oa]\b|\bl[oa] cuidó\b/iu,
    '‘del fallecimiento’, ‘una vida’, because ‘su muerte’ is the reader’s':
      /\bsu (muerte|fallecimiento|(?<!celebración de su )vida|entierro|funeral)\b|\ble (diremos|dijimos) adiós/i,
    '‘los visitantes’, ‘varias personas’, because nobody is invited, and a visit is nobody':
      /\binvitad[oa]s?\b|\b(l?as|una|esta|de|y) visitas?\b/i,
    '‘Lo eliminado’, because a ‘recuerdo’ in a bin that ‘desapareció para siempre’ hurts':
      /papelera|\bdesapare[cz]|para siempre|['`]Ya no está[,.]|\bQuitar a\b/i,
    '‘sin conexión’, because ‘sin red’ is a trapeze': /\b(sin|no hay|vuelva la|con) red\b/i,
    'no comma before ‘o’ and ‘y’, which is English': /(?<!vida larga), [oyu] /,
    '‘Inténtelo de nuevo’, because ‘por favor’ after each error is a pattern and no person':
      /(?<!Un momento|Sin flores), por favor|Vuelva a intentar/i,
    'nothing that guesses whether the reader is a woman or a man':
      /(?<!la )\bbienvenid[oa]|\bestimad[oa]|(?<!ser )\bquerid[oa]\b|\bsegur[oa]\b|\b[lL][eo] (invit|llam|est[aá]n? esperando)/i,
    'words that are good on both shores':
      /\bpuls[aeó]|\bratón|altavo[zc]|bocina|\brellen|(?<!\p{L})añad|\bordenador|computadora|\bmóvil|celular|\bvosotr|\bentretanto\b|\bmandar|\bpuestos?\b/iu,
    'one word for one thing: proyección, reintentar, compartir, portada, foto o video':
      /presentaci|'Volver a intentar'|\bdejar un recuerdo|\bcubierta\b|\belementos?\b|\bpara el día\b/i,
  },
  pl: {
    '‘trwale usunięte’, because ‘na zawsze’ belongs to death notices': /na zawsze/i,
    '‘zdjęcia i nagrania’, because ‘pozycje’ are taken in stock': /pozycj/i,
    '‘Utwórz’, because one does not cook a PDF': /['`]Zrób |zrobi z /,
    '‘Rodzina’ or ‘Rodzina Jana Nowaka’, because a dead man signs nothing': /rodzin[ay] \(|Rodzina: /i,
    '‘Nowy poda rodzina’, because ‘proszę poprosić’ is an echo': /proszę poprosić/i,
    '‘Jest już strona’ and ‘Wpisany tekst’, because the past tense of ‘we’ and ‘you’ tells women from men':
      /\p{L}(liśmy|łyśmy|łeś|łaś)(?!\p{L})/u,
    'nothing that guesses whether the reader is a woman or a man':
      /(?<!\p{L})(pan(ie|em|u)?|pani[ąę]?|państw[oau]|pewien|pewna|(za|wy)logowan[ya]|twoj\p{L}*|twój)(?!\p{L})/iu,
    'what can be done, because ‘Kto …, może’ is a proverb':
      /(['`]|\. )Kto [^'`?]*, (może|zobaczy|loguje|nie)(?!\p{L})/u,
    'a sentence or a dash, because a name after a colon is a card in an index':
      /(pamięci|pamięć|wspomnieni[aeou]|odpowiedź|rodzina|zaproszenie): \$\{(name|author)/i,
    'one word for one thing: goście, historia życia, datek, sprawdzenie pokazu, plansza, pogrzeb':
      /odwiedzając|nekrolog|(?<!\p{L})dar(u|ze|em|y|ów)?(?!\p{L})|(?<!\p{L})prób(a|ę|y|ie)? (generaln|na tym)|'Próba|plakat|uroczystości pożegnaln|na pożegnanie|zostaw wspomnienie|'Główna'/iu,
    '‘bez internetu’, because guests have no net': /bez sieci|wróci sieć|routera/i,
    '‘tymczasem’ or nothing': /międzyczas|zgodnie z prośbą|nastąpiło/i,
    'what is written there, because a dashboard does not speak':
      /(panel|lista|strona|docs\/\w+\.md|json) mówi/i,
  },
  he: {
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
    'nothing that fits only a man, or only a woman, who reads or writes': whole(
      'אתה|לחץ|הקלד|הקש|הוסף|שתף|נסה|הזן|גרור|העלה|ודא|היכנס|תוכל|תרצה|שלך|אליך|אותך|לך|[הל]?(אורח|אורחת|כותב|שולח|מנהל|מנהלת)',
    ),
    'no forms with slashes or dots inside a word': /\p{sc=Hebr}[/.]\p{sc=Hebr}/u,
    '15 שנה, 28 יום': /(?<![\d.,])(1[1-9]|[2-9]\d|\$\{(days|years)\}) (ימים|שנים)/,
    'another word next to a button called ביטול, if a question is about what ends':
      /confirm: '(לבטל|ביטול)[^']*'(?![,\s]*cancel)/,
  },
}

/** French code that puts ‘de’ before a name, and two sample lives, which are the texts of a family. */
const exempt = /\/fr\/grammar|\/(es|fr)\/memorial\/sampleObituary/

for (const [language, kinds] of Object.entries(mistakes) as [Language, Record<string, RegExp>][]) {
  const files = sources
    .filter(({ path }) => path.startsWith(`languages/${language}/`) && !exempt.test(path))
    .map(({ path, text }) => ({
      path,
      said: text
        .replace(/^ *(\/?\*|\/\/|import ).*\n/gm, '')
        .replaceAll('\\u00a0', '\u00a0')
        .replaceAll('\\u202f', '\u202f'),
    }))
  for (const [instead, { source, flags }] of Object.entries(kinds))
    test(`in ${languageNames[language]}, we say ${instead}`, () => {
      const lines = new RegExp(`.*(?:${source}).*`, `${flags}g`)
      const found = files.flatMap(({ path, said }) =>
        (said.match(lines) ?? []).map((line) => `${path}: ${line.trim()}`),
      )
      assert.deepEqual(found, [])
    })
}
