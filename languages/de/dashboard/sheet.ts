import type { sheetTexts as en } from '../../en/dashboard/sheet.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const describeItems = (count: number) =>
  plural(count, { one: 'das Foto oder Video', other: '# Fotos und Videos' })
const countItems = (count: number) => plural(count, { one: '# Aufnahme', other: '# Aufnahmen' })

export const sheetTexts = sentences<typeof en>({
  view: 'Zeigen als',
  views: { list: 'Liste', sheet: 'Übersicht' },
  search: 'Suchen',
  found: (foundCount, total) =>
    `${formatNumber(foundCount)} von ${plural(total, { one: '# Aufnahme', other: '# Aufnahmen' })}`,
  nothing: (query) => `Nichts gefunden für „${query}“.`,
  byDate: 'Nach Datum ordnen',
  undated: (count) =>
    count === 0
      ? undefined
      : plural(count, {
          one: '# Aufnahme steht am Ende, ohne Datum.',
          other: '# Aufnahmen stehen am Ende, ohne Datum.',
        }),
  noDates: {
    title: 'Noch kein Datum',
    description:
      'Wählen Sie Fotos in der „Übersicht“ und tragen Sie unter „Datum“ ein, wann sie entstanden sind.',
  },
  hintForMouse:
    'Halten Sie die Umschalttaste gedrückt, um alle dazwischen zu wählen, oder ziehen Sie mit der Maus einen Rahmen darum.',
  hintForFinger: 'Zum Verschieben gedrückt halten.',
  howTo:
    'Mit den Pfeiltasten gehen Sie von einem zum nächsten; mit der Umschalttaste dazu wählen Sie alle dazwischen. Die Leertaste wählt eines, die Eingabetaste öffnet es, Esc hebt die Auswahl auf.',
  open: 'Öffnen',
  moveTo: 'Verschieben nach',
  inSlideshow: 'In die Diashow',
  notInSlideshow: 'Nicht in die Diashow',
  date: 'Datum',
  move: 'Verschieben',
  moveDialog: (count) => `Verschieben: ${describeItems(count)}`,
  position: 'Stelle',
  positionHint: (count) =>
    `Von 1 bis ${formatNumber(count)}. Das erste kommt dorthin, die anderen folgen ihm.`,
  dateDialog: (count) =>
    count === 1 ? 'Wann ist es entstanden?' : `Wann sind diese ${formatNumber(count)} entstanden?`,
  taken: 'Aufnahmedatum',
  takenHint:
    'So genau Sie es wissen: 1958, Juni 1958, 1.\u00a0Juni 1958, Sommer 1958, um 1958, 1950er Jahre.',
  takenAs: (date) => `Das ist ${date}.`,
  notRead:
    'Dieses Datum wurde nicht erkannt. Bitte schreiben Sie es so: 1958, Juni 1958 oder 1.\u00a0Juni 1958.',
  twoDates: 'Das kann zweierlei heißen. Welches Datum ist es?',
  takenDay: (date, isDoubtful = false) =>
    isDoubtful
      ? `Datum: ${date}. Besucher sehen es nicht, weil es nach dem Sterbetag liegt oder erst noch kommt.`
      : `Aufgenommen: ${date}`,
  saveDate: 'Datum speichern',
  noDate: 'Datum entfernen',
  itemsPhrase: describeItems,
  andMore: (count) => plural(count, { one: 'und # weiteres', other: 'und # weitere' }),
  numbered: (title, position, date) => [`${title} ${position}`, date].filter(Boolean).join(', '),
  dated: (count, date) => ({
    title: date ? 'Datum gespeichert' : 'Datum entfernt',
    description: `${countItems(count)}${date ? `: ${date}` : ''}`,
  }),
  datesBack: (count) => ({
    title: 'Datum wiederhergestellt',
    description: plural(count, {
      one: '# Aufnahme hat wieder das frühere Datum.',
      other: '# Aufnahmen haben wieder das frühere Datum.',
    }),
  }),
  hidden: (count) => ({
    title: 'Ausgeblendet',
    description: `Besucher sehen ${describeItems(count)} nicht mehr.`,
  }),
  shown: (count) => ({
    title: 'Nicht mehr ausgeblendet',
    description: `${countItems(count)}. Besucher sehen sie sofort; was zu einer Erinnerung gehört, ist mit ihr zu sehen.`,
  }),
  slideshowChanged: (putInCount, leftOutCount) => ({
    title: 'Diashow geändert',
    description: [
      putInCount > 0 &&
        plural(putInCount, {
          one: '# Aufnahme ist jetzt in der Diashow.',
          other: '# Aufnahmen sind jetzt in der Diashow.',
        }),
      leftOutCount > 0 &&
        plural(leftOutCount, {
          one: '# Aufnahme ist nicht in der Diashow, aber noch in der Galerie.',
          other: '# Aufnahmen sind nicht in der Diashow, aber noch in der Galerie.',
        }),
    ]
      .filter(Boolean)
      .join(' '),
  }),
  slideshowUnchanged: {
    title: 'Nichts geändert',
    description: 'Jemand anderes hat gerade dieselbe Auswahl getroffen.',
  },
  deleted: (count) => ({
    title: 'Gelöscht',
    description: plural(count, { one: '# Aufnahme wurde gelöscht.', other: '# Aufnahmen wurden gelöscht.' }),
  }),
  failed: {
    title: 'Nicht geändert',
    description: 'Es wurde nichts geändert. Bitte versuchen Sie es noch einmal.',
  },
  deleteFailed: {
    title: 'Nicht gelöscht',
    description: 'Es wurde nichts gelöscht. Bitte versuchen Sie es noch einmal.',
  },
})
