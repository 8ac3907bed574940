import type { texts as en, verdictTexts as enVerdicts } from '../../en/dashboard/services.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Termine',
  add: 'Termin hinzufügen',
  loading: 'Die Termine werden geladen …',
  none: 'Noch kein Termin',
  failed: 'Die Termine sind gerade nicht zu sehen.',
  columns: { title: 'Titel', date: 'Datum', time: 'Uhrzeit', location: 'Ort', actions: 'Aktionen' },
  edit: 'Bearbeiten',
  delete: 'Löschen',
  addTitle: 'Termin hinzufügen',
  editTitle: 'Termin bearbeiten',
  create: 'Hinzufügen',
  save: 'Speichern',
  description: 'Beschreibung (freiwillig)',
  imagePath: 'Pfad des Bildes (freiwillig)',
  dateNotRead: 'Schreiben Sie es so: 18. März 2025. Oder „noch offen“, wenn es noch nicht feststeht.',
  whichTime: 'Bitte wählen Sie, welche Uhrzeit Sie meinen.',
  timeNotRead:
    'Schreiben Sie es so: 14 Uhr oder 14 bis 18 Uhr. Oder „noch offen“, wenn es noch nicht feststeht.',
  notKnown: 'Steht noch nicht fest',
  notKnownTexts: { date: 'noch offen', time: 'noch offen', location: 'noch offen' },
  hints: {
    date: 'Zum Beispiel: 18. März 2025.',
    time: 'Zum Beispiel: 14 Uhr oder 14 bis 18 Uhr.',
    location: 'Die Adresse, wie man sie ins Navi eintippt.',
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
  created: { title: 'Hinzugefügt', description: 'Der Termin ist eingetragen.' },
  createFailed: {
    title: 'Nicht hinzugefügt',
    description: 'Der Termin konnte nicht eingetragen werden. Bitte versuchen Sie es noch einmal.',
  },
  updated: { title: 'Gespeichert', description: 'Der Termin wurde geändert.' },
  updateFailed: { title: 'Nicht gespeichert', description: 'Der Termin wurde nicht geändert.' },
  itemPhrase: (title) => `der Termin „${title}“`,
  deleted: { title: 'Gelöscht', description: 'Der Termin wurde gelöscht.' },
  deleteFailed: { title: 'Nicht gelöscht', description: 'Der Termin konnte nicht gelöscht werden.' },
  sampleBelow: 'Unter den Terminen lesen Besucher noch einen Beispieltext',
  preview: 'So sehen es Besucher',
})

export const verdictTexts = sentences<typeof enVerdicts>({
  works: (from, until, zone) =>
    `So kommt es in den Kalender: ${from}${until ? ` bis ${until}` : ''}, ${zone}.`,
  tbd: 'In den Kalender kommt es erst, wenn Tag und Uhrzeit feststehen.',
  noDate:
    'So kommt es nicht in den Kalender: Das Datum wurde nicht erkannt. Schreiben Sie es so: 18. März 2025.',
  answerDate: 'Bitte beantworten Sie die Frage beim Datum.',
  answerTime: 'Bitte beantworten Sie die Frage bei der Uhrzeit.',
  noTime:
    'So kommt es nicht in den Kalender: Die Uhrzeit wurde nicht erkannt. Schreiben Sie es so: 14 Uhr oder 14 bis 18 Uhr.',
  past: 'Dieser Tag ist vorbei: „Anfahrt“ und „In den Kalender“ sind dann ausgeschaltet.',
  noAmOrPm: 'Bitte prüfen Sie die Uhrzeit: 2 Uhr ist nachts, 14 Uhr am Nachmittag.',
  midnight: 'Mitternacht',
  weekday: (date) => `Bitte prüfen Sie den Wochentag: Im Kalender ist das ${date}.`,
  skipped: ({ day, zone, from, to, time }) =>
    `Umstellung am ${day}: Die Uhren springen von ${from} auf ${to} (${zone}), deshalb gibt es ${time} nicht. Bitte prüfen Sie die Uhrzeit.`,
  repeated: ({ day, zone, from, to, time }) =>
    `Umstellung am ${day}: Die Uhren gehen von ${from} auf ${to} zurück (${zone}), deshalb kommt ${time} zweimal. Kalender nehmen das erste Mal; bitte prüfen Sie die Uhrzeit.`,
  ownZone: (zone) => `${zone}, wie gewählt.`,
  keywordZone: (zone) => `${zone}, weil im Titel oder Ort „California“ oder „ashes“ steht.`,
  defaultZone: (zone) => `${zone}, wie in den Einstellungen gewählt.`,
})
