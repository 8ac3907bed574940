import type { texts as en } from '../../en/dashboard/people.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const countPhotographs = (count: number) => plural(count, { one: '# Foto', other: '# Fotos' })

export const texts = sentences<typeof en>({
  whoIsInThem: 'Wer darauf ist',
  chosenDialog: (count) =>
    count === 1 ? 'Wer ist darauf?' : `Wer ist auf diesen ${formatNumber(count)} Fotos?`,
  addHint: 'Die Eingabetaste fügt den Namen hinzu. Ein Name aus der Liste ist dieselbe Person.',
  inSome: (count, total) => `auf ${formatNumber(count)} von ${formatNumber(total)}`,
  remove: (name) => `${name} entfernen`,
  place: (name) => `Stelle im Foto angeben: ${name}`,
  placeHint: (name) =>
    `Tippen Sie im Foto auf ${name} oder drücken Sie die Stecknadel neben dem Namen und verschieben Sie den Ring mit den Pfeiltasten.`,
  save: 'Namen speichern',
  named: { title: 'Namen gespeichert' },
  namesBack: { title: 'Namen wiederhergestellt' },
  list: 'Personen',
  listDialog: 'Personen auf den Fotos',
  loading: 'Die Namen werden geladen …',
  failed: 'Die Namen konnten gerade nicht geladen werden.',
  photographs: countPhotographs,
  name: 'Name',
  mergeHint: 'Wenn zwei Namen dieselbe Person meinen, wählen Sie hier den anderen Namen.',
  merge: (from, into, count) => ({
    title: 'Ist das dieselbe Person?',
    description: `Aus „${from}“ wird auf ${plural(count, { one: '# Foto', other: '# Fotos' })} „${into}“. Der frühere Name bleibt in den früheren Fassungen jedes Fotos erhalten.`,
    confirm: 'Zusammenlegen',
  }),
  merged: { title: 'Namen zusammengelegt' },
  placesChanged: 'Die Stellen der Namen im Foto wurden geändert.',
  noNames: 'keine Namen',
  noDate: 'kein Datum',
})
