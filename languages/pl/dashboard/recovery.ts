import type { texts as en } from '../../en/dashboard/recovery.ts'
import { countItems, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  session: {
    title: 'Logowanie do panelu',
    description: 'Logowanie wygasło. Trzeba zalogować się ponownie; wpisany tekst nie przepadł.',
  },
  conflict: {
    title: 'Ktoś już to zmienił',
    description: 'Są tu obie wersje, żeby nic nie przepadło. Którą zostawić?',
    of: (name) => `„${name}” – są tu obie wersje, żeby nic nie przepadło. Którą zostawić?`,
    mine: 'Moja',
    theirs: 'Tamta',
    keepMine: 'Zostaw moją',
    takeTheirs: 'Przyjmij tamtą',
    empty: 'puste',
    items: countItems,
    yes: 'Tak',
    no: 'Nie',
  },
})
export const conflictTexts = texts.conflict
