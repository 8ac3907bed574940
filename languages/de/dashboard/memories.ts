import type { texts as en } from '../../en/dashboard/memories.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Erinnerungen',
  loading: 'Die Erinnerungen werden geladen …',
  none: 'Noch hat niemand eine Erinnerung geschrieben.',
  failed: 'Die Erinnerungen waren gerade nicht zu erreichen.',
  columns: {
    name: 'Name',
    email: 'E-Mail',
    date: 'Datum',
    content: 'Anfang des Textes',
    media: 'Fotos',
    actions: 'Aktionen',
  },
  noMedia: 'Keine',
  unknownDate: 'Datum unbekannt',
  nothing: '–',
  onlyWaiting: (count) => `Nur die zeigen, die warten (${formatNumber(count)})`,
  noneWait: 'Nichts wartet auf Sie.',
  waits: 'Wartet auf Sie',
  hidden: 'Ausgeblendet',
  because: {
    all: 'Jede neue Erinnerung wartet, bis Sie sie gelesen haben.',
    trap: 'Ein Feld, das kein Mensch sieht, war ausgefüllt.',
    haste: 'So schnell kann niemand schreiben.',
    links: 'Der Text enthält einen Link.',
    repeated: 'Der Text gleicht Wort für Wort einem anderen.',
  },
  approve: 'Freigeben',
  hide: 'Ausblenden',
  approved: { title: 'Freigegeben', description: 'Besucher sehen diese Erinnerung jetzt.' },
  nowHidden: { title: 'Ausgeblendet', description: 'Besucher sehen diese Erinnerung nicht.' },

  view: 'Ansehen',
  details: 'Die Erinnerung',
  content: 'Text',
  state: 'Zu sehen für',
  everyone: 'Alle',
  nobody: 'Nur Sie',
  media: 'Fotos und Videos',
  edit: 'Bearbeiten',

  editTitle: 'Erinnerung bearbeiten',
  questionHint:
    'Von einer der Karten für die Tische. Bleibt das Feld leer, ist die Erinnerung ohne Frage zu sehen.',
  isApproved: 'Freigegeben',
  sentenceHint: 'Zwischen den Fotos zu sehen, wenn die Diashow Sätze aus den Erinnerungen zeigt.',
  noSentence: 'Keiner',
  selectMedia: 'Fotos auswählen',
  attached: (count) => plural(count, { one: '# Aufnahme dabei', other: '# Aufnahmen dabei' }),
  cancel: 'Abbrechen',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  updated: { title: 'Gespeichert', description: 'Die Erinnerung wurde geändert.' },
  updateFailed: { title: 'Nicht gespeichert', description: 'Die Erinnerung wurde nicht geändert.' },

  answerAction: 'Antworten',
  answered: 'Beantwortet',
  answeredBy: (name) => (name === null ? 'Antwort der Familie' : `Antwort von ${name}`),
  answer: {
    title: (name) => `Antwort an ${name}`,
    fromHint: 'Bleibt das Feld leer, unterschreibt die Familie.',
    shownWithoutMail: 'Besucher lesen sie unter der Erinnerung.',
    willMail: (name) =>
      `Besucher lesen sie unter der Erinnerung. ${name} hat um eine E-Mail gebeten; gesendet wird sie zehn Minuten nach dem ersten Speichern der Antwort.`,
    mailed: (name, day) => `${name} wurde am ${day} per E-Mail benachrichtigt.`,
    hidden: 'Besucher sehen weder diese Erinnerung noch die Antwort.',
    hiddenMail: (name) =>
      `Besucher sehen weder diese Erinnerung noch die Antwort. Sobald Sie die Erinnerung freigeben, bekommt ${name} die gewünschte E-Mail.`,
    save: 'Antwort speichern',
    saved: { title: 'Gespeichert', description: 'Ihre Antwort steht unter der Erinnerung.' },
    takeBack: 'Zurücknehmen',
    takeBackQuestion: {
      title: 'Die Antwort zurücknehmen?',
      description:
        'Besucher sehen sie dann nicht mehr. Eine E-Mail, die schon gesendet ist, lässt sich nicht zurückholen; die Antwort steht nicht darin.',
      confirm: 'Zurücknehmen',
    },
    takenBack: { title: 'Zurückgenommen', description: 'Die Antwort ist nicht mehr zu sehen.' },
  },

  delete: 'Löschen',
  itemPhrase: (name) => `die Erinnerung, die ${name} geschrieben hat, samt den Fotos, die nur dazu gehören`,
  deleted: { title: 'Gelöscht', description: 'Die Erinnerung wurde gelöscht.' },
  deleteFailed: { title: 'Nicht gelöscht', description: 'Die Erinnerung konnte nicht gelöscht werden.' },

  picker: {
    title: 'Fotos und Videos auswählen',
    selected: (count) => `${formatNumber(count)} ausgewählt`,
    apply: 'Übernehmen',
    empty: 'Noch keine Fotos oder Videos',
    emptyHint: 'Laden Sie zuerst unter „Fotos“ welche hoch',
    loading: 'Die Fotos und Videos werden geladen …',
    failed: 'Die Fotos und Videos waren gerade nicht zu erreichen',
  },
})
export const { answer: answerTexts, picker: pickerTexts } = texts
