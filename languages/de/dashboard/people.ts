import type { texts as en } from '../../en/dashboard/people.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const countPhotographs = (count: number) => plural(count, { one: '# Foto', other: '# Fotos' })

export const texts = sentences<typeof en>({
  whoIsInThem: 'Wer zu sehen ist',
  chosenDialog: (count) =>
    count === 1 ? 'Wer ist zu sehen?' : `Wer ist auf diesen ${formatNumber(count)} Aufnahmen zu sehen?`,
  addHint: 'Die Eingabetaste fügt den Namen hinzu. Ein Name aus der Liste steht für dieselbe Person.',
  inSome: (count, total) => `auf ${formatNumber(count)} von ${formatNumber(total)}`,
  remove: (name) => `${name} entfernen`,
  place: (name) => `Markieren, wo ${name} ist`,
  placeHint: (name) =>
    `Tippen Sie im Foto auf ${name} oder drücken Sie auf die Stecknadel neben dem Namen und verschieben Sie dann den Ring mit den Pfeiltasten.`,
  save: 'Namen speichern',
  named: { title: 'Namen gespeichert' },
  namesBack: { title: 'Namen wiederhergestellt' },
  list: 'Personen',
  listDialog: 'Personen auf den Fotos',
  loading: 'Die Namen werden geladen …',
  failed: 'Die Namen waren gerade nicht zu erreichen.',
  photographs: countPhotographs,
  name: 'Name',
  mergeHint: 'Wenn zwei Namen zu derselben Person gehören, wählen Sie hier den anderen Namen.',
  merge: (from, into, count) => ({
    title: 'Ist das dieselbe Person?',
    description: `Aus „${from}“ wird auf ${plural(count, { one: '# Foto', other: '# Fotos' })} „${into}“. Unter „Frühere Fassungen“ bleibt bei jedem Foto der bisherige Name stehen.`,
    confirm: 'Zusammenlegen',
  }),
  merged: { title: 'Namen zusammengelegt' },
  placesChanged: 'Geändert wurde, wo die Personen auf dem Foto sind.',
  noNames: 'keine Namen',
  noDate: 'kein Datum',
  namesCame: (count, names, hasMore) =>
    `Mit ${plural(count, { one: '# Foto', other: '# Fotos' })} kamen Namen: ${names}${hasMore ? ' …' : '.'} Besucher sehen die Namen noch nicht.`,
  showAllNames: 'Alle Namen zeigen',
  notAmongAll:
    'Ausgeblendete Namen und solche, die ihnen ähneln, werden dabei nicht gezeigt. Über jeden davon entscheiden Sie einzeln.',
  eachName: 'Über jeden Namen entscheiden',
  showName: 'Zeigen',
  keepHidden: 'Nur für die Familie behalten',
  leaveOutName: 'Weglassen',
  nearHidden: (name, hiddenName) => ({
    title: 'Ist das dieselbe Person?',
    description: `„${name}“ ähnelt „${hiddenName}“, einem Namen, den Besucher nicht sehen.`,
    confirm: 'Auch ausblenden',
    cancel: 'Das ist jemand anderes',
  }),
})
