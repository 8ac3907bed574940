import type { Person, PersonSettings } from './person.ts'

/** The forms of a Polish name that sentences need: 'pamięci (kogo?) Jana Nowaka', 'wspomnienia (o kim?) o Janie Nowaku'. */
type NameForms = Pick<Person, 'genitive' | 'locative'>

/** The end of a word, and those of its two forms. A question mark stands for an end with more than one answer. */
type Row = readonly [end: RegExp, genitive: string, locative: string]

const toRows = (...ends: readonly string[]): readonly Row[] =>
  ends
    .join(', ')
    .split(/,\s*/)
    .map((row) => row.split(' '))
    .map(([end, genitive = '', locative = '']) => [new RegExp(`${end}$`, 'u'), genitive, locative])

/** The ends of nouns in -a, of women and men: Anna, Barbara, Kuba, Zięba. */
const nounsInA = `zda ? ?, [szśź]na ? ?, sta sty ście, sła sły śle, cha chy sze, (rz|sz|cz|dz|[cż])a $1y $1y,
  ([csz])ia $1i $1i, ^(.?.?)nia $1ni $1ni, ^...nia ? ?, ia ii ii, ([aeouy])ja $1i $1i, ja ji ji, la li li, ka ki ce, ga gi dze,
  ra ry rze, ła ły le, ta ty cie, da dy dzie, ([nmbpwfsz])a $1y $1ie, a ? ?`
/** The ends of men's names that are a consonant, or an adjective's: Jan, Marek, Kowalski, Jerzy. */
const menEnds = `tępień tępnia tępniu, ąc ąca ącu, [ąó][^aąeęioóuy]+ ? ?, (ioł|ieł|iek|ień|[vxq]|zd) ? ?, eł ła le, ek ka ku,
  niec ńca ńcu, ([bmpw])iec $1ca $1cu, lec lca lcu, ec ? ?, bel bla blu, ([inu])el $1ela $1elu, el ? ?, nder ndra ndrze,
  cper cpra cprze, (rz|sz|cz|dz|ch|[cghjklż]) $1a $1u, ń nia niu, ś sia siu, ć cia ciu, ź zia ziu, st sta ście, d da dzie, t ta cie,
  r ra rze, ł ła le, ([nmbpwfsz]) $1a $1ie, i iego im, y ego ym`
/** The ends of women's surnames that are adjectives: Kowalska, Zawadzka. Of others in -na and -wa, some are nouns and some are not. */
const womenEnds =
  '(s|c|dz)ka $1kiej $1kiej, [eo]wa ? ?, (cz|[żlr])na ? ?, ^(Biała|Cicha|Dobra|Mała|Sucha|Wesoła) ? ?'
const unchanged = '() $1 $1'

const givenNames = { he: toRows(nounsInA, menEnds, 'ko ka ku'), she: toRows(nounsInA, unchanged) }
const surnames = {
  he: toRows(nounsInA, menEnds, 'ko ki ce'),
  she: toRows(womenEnds, nounsInA, unchanged),
}

/**
 * Proposes the two forms of a full name, by the rules for names in the spelling dictionary (Wielki słownik ortograficzny PWN,
 * sjp.pwn.pl/zasady): a woman's surname that does not end in -a stays, and each part of a double surname has its own form. Both forms
 * are '' if a word could have several, or is not Polish; the family then writes them.
 */
export function inflectName(name: string, pronoun: 'he' | 'she'): NameForms {
  const names = name.trim().split(/\s+/)
  const find = (form: 1 | 2) => {
    const inflected = names.map((word, index) => {
      const rows = (index > 0 && index === names.length - 1 ? surnames : givenNames)[pronoun]
      return /^\p{Lu}\p{Ll}+(-\p{Lu}\p{Ll}+)*$/u.test(word)
        ? word.replace(/\p{L}+/gu, (part) => inflectWord(part, rows, form))
        : '?'
    })
    return inflected.join(' ')
  }
  const [genitive, locative] = [find(1), find(2)]
  return genitive.includes('?') ? { genitive: '', locative: '' } : { genitive, locative }
}

const inflectWord = (word: string, rows: readonly Row[], form: 1 | 2) => {
  const row = rows.find(([end]) => end.test(word))
  return row && row[form] !== '?' ? word.replace(row[0], row[form]) : '?'
}

/** Proposes the forms of a name that has changed from `before`. A form that the family has written stays. */
export function proposeForms(before: PersonSettings, after: Pick<PersonSettings, 'name' | 'pronoun'>) {
  const [earlier, proposed] = [before, after].map(({ name, pronoun }) =>
    inflectName(name, pronoun === 'she' ? 'she' : 'he'),
  ) as [NameForms, NameForms]
  const choose = (value: string, earlierForm: string, form: string) =>
    value === '' || value === earlierForm ? form : value
  return {
    nameGenitive: choose(before.nameGenitive, earlier.genitive, proposed.genitive),
    nameLocative: choose(before.nameLocative, earlier.locative, proposed.locative),
  }
}
