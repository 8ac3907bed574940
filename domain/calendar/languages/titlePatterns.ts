import type { Language } from '../../language.ts'

/**
 * Parts of patterns for the words in the titles and locations of services. A title is read whatever the language of the memorial is,
 * because families write in several languages.
 */
export type PatternsByLanguage = Readonly<Record<Language, string>>

/** Makes a pattern that finds whole words of these languages. A Hebrew word can begin with an article or a preposition. */
export const makeTitlePattern = (patterns: Partial<PatternsByLanguage>) =>
  new RegExp(`(?:^|[^\\p{L}])(?:${joinPatterns(patterns)})(?!\\p{L})`, 'iu')

export const joinPatterns = ({ he, ...others }: Partial<PatternsByLanguage>) =>
  [...Object.values(others), ...(he ? [`[ובהכלמש]{0,2}(?:${he})`] : [])].join('|')

/** The words for a celebration of a life. In most languages, other services are called celebrations, too. */
export const lifePatterns: PatternsByLanguage = {
  en: 'celebrat\\p{L}*',
  de: '\\p{L}*lebensfeier|(?:feier|fest) (?:des|eines|seines|ihres) lebens',
  es: 'celebra\\p{L}* (?:de |por |a )?(?:la |una |su )?vida(?! eterna)',
  fr: "(?:c[ée]l[ée]br\\p{L}+|hommage|f[êe]te) (?:de |d['’]|[àa] )?(?:la |une |sa )?vie(?! [ée]ternelle)",
  he: 'חגיג(?:ת|ה של) (?:ה?חיים|חייו|חייה)',
  pl: 'spotkani[ea] wspomnieniowe(?:go)?|(?:celebracj\\p{L}|[śs]wi[ęe]to) (?:jego |jej )?[żz]ycia',
}

/** The words for a religious service, which is no celebration of a life even if its title says celebration. */
export const religiousPatterns: PatternsByLanguage = {
  // 'Mass.' is Massachusetts
  en: 'mass(?!\\.)|eucharist\\p{L}*|liturg\\p{L}*|communion|religious|requiem|resurrection|worship|christian burial|of the word',
  de: '\\p{L}*gottesdienst|\\p{L}*messe|religiöse',
  es: 'misa|eucarist[ií]a|exequias|religiosa|palabra',
  fr: 'messe|religieuse|parole|obs[èe]ques',
  he: 'תפילה|תפילת|דתי|דתית',
  pl: 'msz[aąęy]|eucharysti\\p{L}*|religijna',
}

export const ashesPatterns: PatternsByLanguage = {
  en: 'ashes',
  de: 'asche|urne\\p{L}*',
  es: 'cenizas|urna',
  fr: 'cendres|urne',
  he: 'אפר|אפרו|אפרה',
  pl: 'proch(?:y|ów)|urn[aąęy]',
}

/** The words for the services that an order of service may be for. */
export const ceremonyPatterns: PatternsByLanguage = {
  en: 'funeral(?! homes?\\b)|mass|burial|service|celebration',
  de: '\\p{L}*(?:trauerfeier|gedenkfeier|abschiedsfeier|gottesdienst|begräbnis|beerdigung|bestattung|beisetzung|lebensfeier|abdankung|messe)|abdankungsfeier|trauerandacht|requiem|(?:sterbe|seelen|toten)amt|verabschiedung',
  es: 'misa|eucarist[ií]a|exequias|entierro|sepelio|inhumaci[óo]n|cremaci[óo]n|ceremonia|celebraci[óo]n|homenaje|cenizas|levantamiento de (?:la )?cruz',
  fr: 'obs[èe]ques|fun[ée]railles|enterrement|inhumation|cr[ée]mation|messe|culte|c[ée]r[ée]monie|c[ée]l[ée]bration|hommage',
  he: 'לוו?יי?(?:ה|ת[הו]?)|קבור(?:ה|ת[הו]?)|טקס|אזכר(?:ה|ת[הו]?)|שלושים|הספד(?:ים)?|עליי?ה לקבר[הו]?|גילוי ה?מצבה',
  pl: 'pogrzeb\\p{L}*|msz[aęy]|eucharysti\\p{L}*|poch[óo]wek|z[łl]o[żz]enie|uroczysto[śs](?:[ćc]|ci)|nabo[żz]e[ńn]stwo|ceremonia',
}

/** The words for a visit to the dead or to the family, and for prayers on another evening or before the ceremony. */
export const visitationPatterns: PatternsByLanguage = {
  en: 'visitation|viewing|wake|rosary',
  de: 'aufbahrung|aussegnung|totenwache|abschied am (?:offenen )?sarg|abschiednahme|\\p{L}*rosenkranz|betstunde',
  es: 'velatorio|velorio|velaci[óo]n|capilla ardiente|rosario|responso|novenario|novena',
  fr: 'veill[ée]e|recueillement|chapelet|visites?|exposition|lev[ée]e d[ue] corps|mise en bi[èe]re',
  he: 'שבעה|ניחום אבלים',
  pl: 'czuwanie|r[óo][żz]aniec|eksportacja|wyprowadzenie|wystawienie',
}

export const receptionPatterns: PatternsByLanguage = {
  en: 'receptions?',
  de: '\\p{L}*kaffee(?:tafel|trinken)?|leichenschmaus|(?:trauer|toten|leid|leichen)mahl|\\p{L}*zehrung|beisammensein|empfang',
  es: 'recepci[óo]n|reuni[óo]n|encuentro|[áa]gape|convivio|comida',
  fr: "r[ée]ception|collation|verre d(?:u souvenir|e l['’]amiti[ée])|vin d['’]honneur|repas",
  he: 'מפגש|סעודת הבראה',
  pl: 'styp[aęy]|konsolacj[aęi]|pocz[ęe]stunek|obiad',
}

/**
 * The words for a church, a chapel, or a service that is held in one. A town or a trade fair may have the same name as some of them, so
 * these are read only next to others: 'Berliner Dom', 'Ulmer Münster'.
 */
export const churchPatterns: PatternsByLanguage = {
  en: '(?:church|chapel|cathedral|parish|mass)(?:es|s)?',
  de: '\\p{L}*(?:kirche|kapelle|kathedrale|basilika|gottesdienst)|requiem|(?:im|zum|der|\\p{L}+er) (?:dom|münster)|(?:dom|münster) (?:zu|st|sankt)',
  es: 'iglesia|parroquia|capilla(?! (?:ardiente|\\d))|catedral|bas[ií]lica|templo|santuario|ermita|misa|eucarist[ií]a',
  fr: '[ée]glise|chapelle(?!-)|cath[ée]drale|basilique|coll[ée]giale|messe',
  he: 'כנסיי?(?:ה|ת)|קפלה|קתדרלה',
  pl: 'ko[śs]ci[óo][łl](?:a|em)?|ko[śs]ciele|kaplic[aąęy]|bazylik[aąęi]|katedr[aąęy]|parafi[aąęi]|sanktuarium|msz[aąęy]',
}

/** The words for a cemetery, or for an urn that is buried. In English, the specification draws the sea above all ashes. */
export const gravePatterns: Omit<PatternsByLanguage, 'en'> = {
  de: '\\p{L}*friedhof|friedwald|ruheforst|urne\\p{L}*',
  es: 'cementerio|pante[óo]n|columbario|urna',
  fr: 'cimeti[èe]re|columbarium(?= d[eu])|urne',
  he: 'בית ה?עלמין|קבר',
  pl: 'cmentarz\\p{L}*|kolumbarium|urn[aąęy]',
}
