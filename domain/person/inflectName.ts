import type { Person, PersonSettings } from './person.ts'

/** The forms of a Polish name that sentences need: 'pamięci (kogo?) Jana Nowaka', 'wspomnienia (o kim?) o Janie Nowaku'. */
type NameForms = Pick<Person, 'genitive' | 'locative'>

/** The end of a word, and those of its two forms, which are empty if words with this end have different ones. */
type Row = NameForms & { end: RegExp }

const toRows = (...ends: readonly string[]): readonly Row[] =>
  ends
    .join(', ')
    .split(/,\s*/)
    .map((row) => row.split(' '))
    .map(([end, genitive = '', locative = '']) => ({ end: new RegExp(`${end}$`, 'u'), genitive, locative }))

/** The ends of nouns in -a, of women and men: Anna, Barbara, Kuba, Zięba. The first row that fits a word counts. */
const nounsInA = `zda, [szśź]na, sta sty ście, sła sły śle, cha chy sze, (rz|sz|cz|dz|[cż])a $1y $1y, ([csz])ia $1i $1i,
  ^(.?.?)nia $1ni $1ni, ^...nia, ia ii ii, ([aeouy])ja $1i $1i, ja ji ji, la li li, ka ki ce, ga gi dze, ra ry rze, ła ły le,
  ta ty cie, da dy dzie, ([nmbpwfsz])a $1y $1ie, a`
/** The ends of men's names that are a consonant, or an adjective's: Jan, Marek, Kowalski, Jerzy. */
const menEnds = `tępień tępnia tępniu, wiecień wietnia wietniu, rudzień rudnia rudniu, czeń cznia czniu, ą([ck]) ą$1a ą$1u,
  ról róla rólu, [ąó][^aąeęioóuy]+, ioł, ieł, iek, ień, [vxq], zd, ^Lew, rzeł rła rle, eł ła le, ek ka ku, niec ńca ńcu,
  ([bmpw])iec $1ca $1cu, lec lca lcu, rzec rca rcu, ec, bel bla blu, ([inu])el $1ela $1elu, el, ksander ksandra ksandrze,
  ([cs])per $1pra $1prze, lwester lwestra lwestrze, (rz|sz|cz|dz|ch|[cghjklż]) $1a $1u, ń nia niu, ś sia siu, peć pcia pciu,
  ć cia ciu, ź zia ziu, st sta ście, d da dzie, t ta cie, r ra rze, ł ła le, ([nmbpwfsz]) $1a $1ie, li lego lim, i iego im,
  y ego ym`
/** The ends of women's surnames that are adjectives: Kowalska, Zawadzka. Of others in -na and -wa, some are nouns and some are not. */
const womenEnds = `(s|c|dz)ka $1kiej $1kiej, [eo]wa, (cz|[dklmnrtż])na,
  ^(Biała|Bystra|Cicha|Ciepła|Dobra|Mała|Mądra|Miła|Ruda|Siwa|Słodka|Sucha|Szara|Wesoła|Wielka|Zielona)`
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
  const inflected = names.map((each, index) => {
    const rows = (index > 0 && index === names.length - 1 ? surnames : givenNames)[pronoun]
    const parts = each.split('-').map((part) => inflectPart(part, rows))
    return joinForms('-', parts)
  })
  return joinForms(' ', inflected)
}

const inflectPart = (part: string, rows: readonly Row[]): NameForms => {
  const row = rows.find(({ end }) => end.test(part))
  if (!row?.genitive || !/^\p{Lu}\p{Ll}+$/u.test(part)) return unknown
  return { genitive: part.replace(row.end, row.genitive), locative: part.replace(row.end, row.locative) }
}

const joinForms = (separator: string, parts: readonly NameForms[]): NameForms => {
  const join = (form: keyof NameForms) => parts.map((part) => part[form]).join(separator)
  return parts.includes(unknown) ? unknown : { genitive: join('genitive'), locative: join('locative') }
}

const unknown: NameForms = { genitive: '', locative: '' }

/** The settings as in a form, where no pronoun is ''. */
type PersonFields = Readonly<Record<keyof PersonSettings, string>>

/** Proposes the forms of a name that has changed from `before`. A form that the family has written stays. */
export function proposeForms(before: PersonFields, after: Pick<PersonFields, 'name' | 'pronoun'>) {
  const [earlier, proposed] = [before, after].map(({ name, pronoun }) =>
    pronoun ? inflectName(name, pronoun === 'she' ? 'she' : 'he') : unknown,
  ) as [NameForms, NameForms]
  const choose = (value: string, earlierForm: string, form: string) =>
    value === '' || value === earlierForm ? form : value
  return {
    nameGenitive: choose(before.nameGenitive, earlier.genitive, proposed.genitive),
    nameLocative: choose(before.nameLocative, earlier.locative, proposed.locative),
  }
}
