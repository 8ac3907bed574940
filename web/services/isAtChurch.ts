import {
  churchPatterns,
  gravePatterns,
  makeTitlePattern,
} from '../../domain/calendar/languages/titlePatterns.ts'

/**
 * Whether the title or the location of a service says that it takes place in a church: a word such as 'chapel' or 'Mass', or a saint.
 * Streets and towns do not count ('Church Street', 'Main St. Duluth', 'St. Paul, MN'), nor does the description, which may name a
 * church that is only nearby.
 */
export const isAtChurch = ({ title, location }: { title: string; location: string }): boolean =>
  [title, location].some((text) => {
    const parts = text.split(/[,;:–—\n]/).map((part) => part.trim())
    return parts.some(
      (part, index) => saysChurch(part, index) || namesChurchOfSaint(part, index, parts[index + 1] ?? ''),
    )
  })

/** Whether the title or the location says that ashes are buried, so that no sea is drawn. */
export const isAtGrave = ({ title, location }: { title: string; location: string }): boolean =>
  gravePattern.test(`${title}\n${location}`)

const gravePattern = makeTitlePattern(gravePatterns)

/** A word that ends the name of a street or a town. */
const streetWord =
  '(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|place|square|way|hill|city)\\b'

const churchPattern = makeTitlePattern({
  ...churchPatterns,
  en: `${churchPatterns.en}(?! (?:\\S+ )?${streetWord})`,
})

/** The beginning of the name of a street in a language in which such names begin with what they are. */
const streetPattern =
  /^(?:\d\S* )?(?:(?:calle|רחוב) |(?:rue|place|avenue|boulevard|chemin|all[ée]e|impasse|plaza|avenida|paseo|camino) (?:d|l)|(?:am|an der|bei der|hinter der|zur) \S+ \d)/iu

/** After a comma, 'Mass' is Massachusetts. */
const saysChurch = (part: string, index: number) =>
  !streetPattern.test(part) && churchPattern.test(index > 0 ? part.replace(/^mass\b/i, '') : part)

const saintPattern = /^(.*?)\b(Saint|St\b\.?) (\p{Lu}[\p{L}-]*)(['’]s?\b|['’])?(.*)$/su

/** The rest of a name that belongs to no church, such as 'St. Clair Avenue' or 'St. Mary’s Hospital'. */
const elsewherePattern = new RegExp(
  `^ (?:\\S+ )?(?:${streetWord}|(?:hospital|hospice|school|college|university|day|park|river|lake)\\b)`,
  'i',
)

const statePattern = /^(?:[A-Z]{2}\b|\d{5}|Minnesota|Missouri|Florida)/

/** `index` is the position of the part in its text, and `nextPart` follows it, for example after a comma. */
function namesChurchOfSaint(part: string, index: number, nextPart: string): boolean {
  const [, before = '', saint, name, possessive, after = ''] = saintPattern.exec(part) ?? []
  if (!name || elsewherePattern.test(after)) return false
  // after a house number, or after a name, 'St.' belongs to a street
  const [earlier = '', last = ''] = ['', ...before.trim().split(' ')].slice(-2)
  if (/\d/.test(/^[NSEW]\.?$/.test(last) ? earlier : last)) return false
  if (saint !== 'Saint' && !possessive && (/\d/.test(before) || /\p{Lu}/u.test(last))) return false
  // without 's, it is a town if a state follows, or if it follows the name of the place
  const isWholePart = before === '' && (after.trim() === '' || statePattern.test(after.trim()))
  return Boolean(possessive) || !isWholePart || (index === 0 && !statePattern.test(after.trim() || nextPart))
}
