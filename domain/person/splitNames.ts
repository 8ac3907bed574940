import { normalizeLine } from '../normalizeText.ts'

interface SplitNames {
  names: string[]
  /** texts about the picture that name nobody, such as 'I do not know' */
  remarks: string[]
}

/**
 * Splits what a visitor typed at 'Who' into names, at commas and at 'and' in our languages, only where that is sure: 'Anna Müller, geb.
 * Schmidt' is one name. Words that express a doubt, such as 'her brother Otto, I think', are about the picture.
 */
export function splitNames(text: string): SplitNames {
  const line = normalizeLine(text).replaceAll(/\s+/g, ' ')
  const parts = line.split(/[,;،、，]/).flatMap((part) => part.trim() || [])
  const [first = ''] = parts
  if (isAboutPicture(first) || parts.some(isOnlyDoubt)) return { names: [], remarks: line ? [line] : [] }
  const joined = joinSuffixes(parts)
  const named = joined.filter((part) => !isAboutPicture(part))
  const isSure = startsSmall(first) || !named.some((part) => startsSmall(part.replace(leadingAnd, '')))
  const said = isSure ? named.flatMap(splitAtAnd) : [named.join(', ')]
  return {
    names: [...new Set(said.filter((name) => !isAboutPicture(name)))],
    remarks: [...joined, ...said].filter(isAboutPicture),
  }
}

/** No name is longer, so that a long text is about the picture. */
const MAX_LETTERS = 100

/** Makes an expression that finds one of several phrases as whole words, in whatever case, with the character before them. */
const anyOf = (phrases: string, start = '(?:^|\\P{L})') =>
  new RegExp(`${start}(?:${phrases})(?!\\p{L})`, 'iu')

/** A doubt, whose relative somebody is, as in 'her sister Inge', or the beginning of a sentence: words about the picture in our languages. */
const remarkPhrases = anyOf(
  [
    "(?:do not|don['’]?t|can['’]?t|cannot) (?:know|remember|tell)|no idea|no clue|not sure|unsure|unknown|i (?:think|believe|guess)(?: so)?|maybe|perhaps|possibly|probably|(?:might|may|could|must) be|looks like|(?:this|that|it|she|he) (?:is|was)",
    '(?:my|his|her|our|their|your) (?:(?:grand|step|half-?)?(?:mother|father|son|daughter|parents|brother|sister)|mom|mum|dad|aunt|uncle|cousin|niece|nephew|wife|husband|friend|neighbou?r)s?',
    'keine ahnung|wei(?:ß|ss)(?: ich| es| das)*(?: leider| auch)* nicht|(?:nicht |un)sicher|unbekannt|erinnere mich nicht|vielleicht|glaube? ich|ich (?:glaube?|denke|meine)|denke ich|vermutlich|wahrscheinlich|könnte|müsste|(?:das|dies|es) (?:ist|war|sind)',
    '(?:mein|sein|ihr|unser|dein|euer|eur)(?:e[nmrs]?)? (?:(?:groß|ur|schwieger)*(?:mutter|vater|eltern)|schwester|bruder|tante|onkel|oma|opa|mann|frau|sohn|tochter|cousine?|nichte|neffe|freund(?:in)?|nachbar(?:in)?)',
    "(?:sais|connais|souviens) (?:vraiment )?pas|aucune idée|pas sûre?|inconnue?s?|peut[- ][êe]tre|je (?:crois|pense)|sans doute|probablement|c['’]est",
    '(?:mon|ma|mes|son|sa|ses|leurs?|notre|votre) (?:grande?-)?(?:mère|père|s(?:œ|oe)ur|frère|tante|oncle|fils|fille|mari|femme|amie?|voisine?|cousine?|nièce|neveu)',
    'no (?:lo |la |los |las )?(?:sé|se|recuerdo|conozco)|ni idea|no estoy segur[oa]|desconocid[oa]s?|creo|me parece|quizás?|tal vez|a lo mejor|probablemente|puede ser|es (?:mi|su|la|el)',
    '(?:mis?|sus?|nuestr[oa]) (?:madre|padre|herman[oa]|tí[oa]|prim[oa]|abuel[oa]|hij[oa]|espos[oa]|marido|mujer|amig[oa]|vecin[oa])',
    'nie (?:wiem|pamiętam|znam|jestem pew\\p{L}+|mam pojęcia)|nieznan[aey]|chyba|być może|może|myślę(?: że)?|prawdopodobnie|wydaje mi się|to (?:jest|był[ao]?)',
    '(?:mój|moja|jego|jej|ich|nasz|nasza) (?:matka|ojciec|mama|tata|brat|siostra|ciocia|ciotka|wujek|babcia|dziadek|mąż|żona|syn|córka|kuzyn|kuzynka)',
    'לא (?:יודע|זוכר|מכיר|בטוח|ידוע)\\p{L}*|אין (?:לי )?מושג|אולי|נראה לי|אני חוש\\p{L}+|כנראה|יכול להיות|זה|זאת|זו|שלה|שלו|שלי|שלנו|שלהם|אח(?:ותה|ותו|ותי|יה|יו)',
  ].join('|'),
)

const isAboutPicture = (part: string) =>
  part.length > MAX_LETTERS || !/\p{L}/u.test(part) || /[?:؟]/.test(part) || remarkPhrases.test(part)

const isOnlyDoubt = (part: string) => !/\p{L}/u.test(part.replace(remarkPhrases, '')) && /\p{L}/u.test(part)

const suffix = anyOf(
  'geb\\.?|geborener?|verh\\.?|verw\\.?|née?|nee|born|épouse|veuve|nata|nacida|de soltera|viuda de|z d\\.?|zd\\.?|z domu|z d\\.|ur\\.|primo voto|לבית|(?:jr|sr|jun|sen|junior|senior|ph\\.?d|m\\.?d|[ivx]+)\\.?$',
  '^',
)

/** Puts what belongs to the name before it, such as 'née Braun' and 'Jr.', at its end. */
const joinSuffixes = (parts: readonly string[]) =>
  parts.reduce<string[]>((joined, part) => {
    const before = joined.at(-1)
    return before !== undefined && suffix.test(part)
      ? [...joined.slice(0, -1), `${before}, ${part}`]
      : [...joined, part]
  }, [])

const leadingAnd = /^(?:(?:and|und|et|oraz|[yei])\s+|&\s*|ו[-־])/iu

/** An 'and' between names. In Hebrew it is a letter before a name, unless the name itself begins with it, as Wagner does. */
const betweenNames =
  / (?:[Aa]nd|[Uu]nd|[Ee]t|[Oo]raz|[yei]) | ?[&+] ?| ו(?:[-־]|(?=[בגדהזחכמפצת]\p{L})(?!(?:דים|בר|גנר|הב|כטל)(?: |$)))/u

function splitAtAnd(part: string): string[] {
  const line = part.replace(leadingAnd, '')
  const pieces = line.split(betweenNames)
  const [before = '', after = ''] = pieces
  // 'José Ortega y Gasset' has one name, and 'Ana y Luis Pérez' two
  const isOneSpaniard = / [ye] /.test(line) && before.includes(' ') && !after.includes(' ')
  return pieces.every(isSurelyName) && !isOneSpaniard ? pieces : [line]
}

/** A title or relative without a name, as in 'Mr. and Mrs. Hale' and 'Oma und Opa'. */
const onlyTitle =
  /^(?:m|mm|mrs?|ms|mme|mlle|dr|prof|herr|frau|onkel|tante|sra?|don|doña|señora?|pani?|uncle|aunt|oncle|tía|tío|mom|mum|dad|mama|papa|mamá|papá|oma|opa|babcia|dziadek|mother|father|grandma|grandpa|מר|גברת|אבא|אמא|סבא|סבתא)\.?$/iu

/** Words of a group, of whom nobody is named. */
const groups = anyOf(
  'the|die|les|los|las|family|friends?|children|sons?|kids|others?|company|co|familie|freunde?|kinder|söhne|andere|enfants|amis|famille|fils|familia|amigos|hijos|otros|rodzina|rodziną|przyjaciele|dzieci|synowie|inni|משפחה|משפחת|חברים|ילדים|אחרים|הילדים|החברים',
)
/** Words of a name that begin with a small letter. */
const particles = anyOf(
  'von|van|vom|zu|zur|der|den|de|del|della|di|da|dos|du|la|le|el|al|bin|ben|geb|geborene?|née?|nee|born|nata|nacida|z|d|domu|ur|y|jr|sr',
  '^',
)

const isSurelyName = (piece: string) =>
  piece !== '' &&
  ![onlyTitle, groups].some((phrases) => phrases.test(piece)) &&
  !isAboutPicture(piece) &&
  !piece.split(/[\s,]+/).some(startsSmall)

const startsSmall = (text: string) => /^\p{Ll}/u.test(text) && !particles.test(text)
