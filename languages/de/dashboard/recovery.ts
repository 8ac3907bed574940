import type { texts as en } from '../../en/dashboard/recovery.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  session: {
    title: 'Anmeldung',
    description:
      'Sie sind nicht mehr angemeldet. Bitte melden Sie sich noch einmal an: Was Sie geschrieben haben, ist nicht verloren.',
  },
  conflict: {
    title: 'Jemand hat das in der Zwischenzeit geändert',
    description: 'Beides steht hier, damit nichts verloren geht. Was möchten Sie behalten?',
    of: (name) => `„${name}“: Beides steht hier, damit nichts verloren geht. Was möchten Sie behalten?`,
    mine: 'Ihre Fassung',
    theirs: 'Die andere Fassung',
    keepMine: 'Meine behalten',
    takeTheirs: 'Die andere nehmen',
    empty: 'leer',
    items: (count) => plural(count, { one: '# Aufnahme', other: '# Aufnahmen' }),
    yes: 'Ja',
    no: 'Nein',
  },
})
export const conflictTexts = texts.conflict
