/** Makes a pattern that accepts exactly these words, in capitals or not. */
const anyOf = (list: string) => new RegExp(`^(?:${list.trim().split(/\s+/).join('|')})$`, 'i')

/** The words that are not capitalized within a sentence. Any other first word of a fragment may be a name. */
const uncapitalized = anyOf(`
  a an the his her its their our my your this that these those and or but with without
  in on at near by under during between outside beside above behind from of to for into aboard as just not somewhere
  us him them me you everything everyone everybody anyone anybody nobody someone people all many several some few most both every each no none
  one two three four five six seven eight nine ten eleven twelve twenty hundreds
  always never often usually sometimes very really so mostly only still even above quite too
  first second third fourth fifth youngest oldest eldest middle last
  wife husband partner son sons daughter daughters child children grandchildren grandson granddaughter grandsons granddaughters
  great-grandchildren brother brothers sister sisters mother father parents mom dad grandparents uncle aunt nieces nephews
  cousins family friends friend neighbors neighbor coworkers colleagues students patients
  dog dogs cat cats horses bees birds animals trees flowers nature music books trains cars boats tools
  baseball football basketball hockey golf tennis bowling chess cards coffee pie home here there abroad overseas nearby
  high grade elementary middle retired young old good great hard small large long self-employed
`)

/** Names that end like 'fishing'. */
const namesLikeFishing = anyOf(
  'Irving Sterling Harding Channing Fleming Golding Ewing Manning Browning Pershing Beijing Boeing Reading Wyoming',
)

export const isCommonWord = (word: string) =>
  uncapitalized.test(word) || (/^\p{L}+ing$/u.test(word) && !namesLikeFishing.test(word))

/** Words that stay capitalized in a description of somebody. */
export const isProperAdjective = (word: string) => properAdjectives.test(word)
const properAdjectives = anyOf(`
  Irish English Scottish Welsh British American Canadian Mexican Italian German French Spanish Portuguese Polish Norwegian
  Swedish Danish Finnish Dutch Greek Russian Ukrainian Chinese Japanese Korean Vietnamese Indian African Hawaiian Cuban
  Catholic Lutheran Methodist Baptist Presbyterian Christian Jewish Muslim Buddhist Hindu Mormon Southern Midwestern Texan I
`)

/** Adverbs before a verb. */
export const adverbs = anyOf('always never often usually sometimes really just only even still once gladly')

/** Verbs in the past and auxiliary verbs. Other verbs in the past are known by their ending. */
export const verbs = anyOf(`
  was is had has did does could would can will loved liked adored enjoyed hated believed laughed smiled helped cared listened
  cherished treasured lived died married raised worked played talked
  taught built drove kept made sold wrote led flew fought grew sang went held spent began became ran told gave took brought
  bought knew said came met got put cut set read let rode saw sat slept spoke stood swam won wore drew fed felt found left lost
  paid sent shot swore thought threw understood forgot forgave caught dug fell meant dealt
`)
/** Words about his work that end like a verb but describe him. */
export const descriptions = anyOf(
  'retired self-employed employed married skilled trained gifted talented licensed certified',
)

/** Nouns that name what somebody is. Other such nouns are known by their ending. */
export const isPerson = (word: string) =>
  persons.test(word) ||
  /(?:ist|ian|man|woman|eer|smith|wright)$/i.test(word) ||
  (/(?:er|or)$/i.test(word) && !noPersons.test(word))
const persons = anyOf(`
  cook nurse clerk pilot judge priest chef coach guard surgeon architect accountant sergeant lieutenant merchant student agent
  mechanic monk cop vet husband dad son friend host guide poet athlete diplomat veteran marine apprentice president principal
  dean chief boss scholar handyman electrician technician scout attendant assistant consultant custodian
`)
const noPersons = anyOf(`
  water paper computer lumber timber leather rubber silver butter dinner river weather summer winter power copper flower cover
  over after under never ever other another later former number letter order corner center matter offer pepper together rather
  whatever forever tractor motor labor color harbor honor humor door floor indoor outdoor for or nor minor major interior
  exterior factor sector error mirror clever tender sober bitter eager proper slender senior junior superior older younger
  human german roman
`)

/** Nouns that name what somebody was like. */
export const characters = anyOf(`
  man gentleman person soul friend listener talker father husband dad grandfather grandpa brother son uncle worker fighter
  dreamer joker storyteller teacher dancer singer cook reader thinker believer neighbor boss
`)
