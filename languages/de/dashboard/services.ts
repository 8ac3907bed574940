import type { texts as en, verdictTexts as enVerdicts } from '../../en/dashboard/services.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Trauerfeiern',
  add: 'Trauerfeier hinzufügen',
  loading: 'Die Angaben zur Trauerfeier werden geladen …',
  none: 'Noch keine Trauerfeier',
  failed: 'Die Trauerfeiern sind gerade nicht zu sehen.',
  columns: { title: 'Titel', date: 'Datum', time: 'Uhrzeit', location: 'Ort', actions: 'Aktionen' },
  edit: 'Bearbeiten',
  delete: 'Löschen',
  addTitle: 'Trauerfeier hinzufügen',
  editTitle: 'Trauerfeier bearbeiten',
  create: 'Hinzufügen',
  save: 'Speichern',
  description: 'Beschreibung (wenn Sie möchten)',
  imagePath: 'Pfad des Bildes (wenn Sie möchten)',
  dateNotRead: 'Schreiben Sie es so: 18. März 2025. Oder „noch offen“, wenn es noch nicht feststeht.',
  whichTime: 'Bitte wählen Sie, welche Uhrzeit Sie meinen.',
  timeNotRead:
    'Schreiben Sie es so: 14 Uhr, oder 14 bis 18 Uhr. Oder „noch offen“, wenn es noch nicht feststeht.',
  notKnown: 'Steht noch nicht fest',
  notKnownTexts: { date: 'noch offen', time: 'noch offen', location: 'noch offen' },
  hints: {
    date: 'Zum Beispiel: 18. März 2025.',
    time: 'Zum Beispiel: 14 Uhr, oder 14 bis 18 Uhr.',
    location: 'Die Adresse, wie man sie in eine Karte eintippt.',
    imagePath: 'Ohne Bild sehen Besucher eine Zeichnung, die zum Titel passt.',
  },
  usualTitles: [
    'Rosenkranz',
    'Abschied am Sarg',
    'Trauerfeier',
    'Trauergottesdienst',
    'Beisetzung',
    'Urnenbeisetzung',
    'Trauerkaffee',
    'Abdankung',
    'Leidmahl',
    'Verabschiedung',
    'Zehrung',
  ],
  automatic: 'Automatisch',
  missing: {
    title: 'Da fehlt noch etwas',
    description: 'Bitte füllen Sie Titel, Datum, Uhrzeit und Ort aus.',
  },
  created: { title: 'Hinzugefügt', description: 'Die Trauerfeier ist eingetragen.' },
  createFailed: {
    title: 'Nicht hinzugefügt',
    description: 'Die Trauerfeier konnte nicht eingetragen werden. Bitte versuchen Sie es noch einmal.',
  },
  updated: { title: 'Gespeichert', description: 'Die Trauerfeier ist geändert.' },
  updateFailed: { title: 'Nicht gespeichert', description: 'Die Trauerfeier wurde nicht geändert.' },
  itemPhrase: (title) => `die Trauerfeier „${title}“`,
  deleted: { title: 'Gelöscht', description: 'Die Trauerfeier ist gelöscht.' },
  deleteFailed: { title: 'Nicht gelöscht', description: 'Die Trauerfeier konnte nicht gelöscht werden.' },
  sampleBelow: 'Unter den Trauerfeiern lesen Besucher noch unsere Worte, nicht Ihre:',
  preview: 'So sehen es Besucher',
})

export const verdictTexts = sentences<typeof enVerdicts>({
  works: (from, until, zone) =>
    `„In den Kalender“ funktioniert: ${from}${until ? ` bis ${until}` : ''}, ${zone}.`,
  tbd: '„In den Kalender“ sagt so lange, dass Tag oder Uhrzeit noch nicht feststehen.',
  noDate:
    '„In den Kalender“ funktioniert so nicht: Dieses Datum lässt sich nicht lesen. Schreiben Sie es so: 18. März 2025.',
  answerDate: 'Bitte beantworten Sie die Frage beim Datum.',
  answerTime: 'Bitte beantworten Sie die Frage bei der Uhrzeit.',
  noTime:
    '„In den Kalender“ funktioniert so nicht: Diese Uhrzeit lässt sich nicht lesen. Schreiben Sie es so: 14 Uhr, oder 14 bis 18 Uhr.',
  past: 'Dieser Tag ist vorbei: „Anfahrt“ und „In den Kalender“ sind dann ausgeschaltet.',
  noAmOrPm:
    'Bitte prüfen Sie die Uhrzeit: Sie wird nach der 24-Stunden-Uhr gelesen. 2 Uhr ist nachts, 14 Uhr am Nachmittag.',
  midnight: 'Mitternacht',
  weekday: (date) => `Bitte prüfen Sie den Wochentag: Es ist ${date}.`,
  skipped: ({ day, zone, from, to, time }) =>
    `Umstellung am ${day}: Die Uhren springen von ${from} auf ${to} (${zone}), deshalb gibt es ${time} nicht. Bitte prüfen Sie die Uhrzeit.`,
  repeated: ({ day, zone, from, to, time }) =>
    `Umstellung am ${day}: Die Uhren gehen von ${from} auf ${to} zurück (${zone}), deshalb kommt ${time} zweimal. Kalender nehmen das erste Mal; bitte prüfen Sie die Uhrzeit.`,
  ownZone: (zone) => `${zone}, wie gewählt.`,
  keywordZone: (zone) => `${zone}, weil im Titel oder Ort „California“ oder „ashes“ steht.`,
  defaultZone: (zone) => `${zone}, wie in den Einstellungen gewählt.`,
})
