import { visitorLimits as limits } from '../../../contract/visitorLimits.ts'
import type { texts as en } from '../../en/visitors/memories.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: (name) => `Erzählen Sie von ${name}`,
  headingOfCopy: (name) => `Erinnerungen an ${name}`,
  shared: 'Erinnerungen',
  loading: 'Die Erinnerungen werden geladen …',
  count: (count) => plural(count, { one: '# Erinnerung', other: '# Erinnerungen' }),
  empty: 'Noch hat niemand eine Erinnerung geschrieben.',
  emptyCopy: 'Als diese Kopie entstand, hatte noch niemand eine Erinnerung geschrieben.',
  emptyHint: (name) => `Die erste Erinnerung an ${name} könnte von Ihnen sein.`,
  all: 'Alle Erinnerungen lesen',
  failed:
    'Die Erinnerungen waren gerade nicht zu erreichen. Es ist nichts verloren; bitte versuchen Sie es noch einmal.',
  photosFailed:
    'Die Fotos waren gerade nicht zu erreichen. Es ist nichts verloren; bitte versuchen Sie es noch einmal.',
  unknownDate: 'Datum unbekannt',
  answerFrom: (name) => (name === null ? 'Antwort der Familie' : `Antwort von ${name}`),
  edit: 'Bearbeiten',

  form: {
    heading: 'Ihre Erinnerung',
    needsScript: 'Das Formular braucht JavaScript und einen neueren Browser.',
    expand: 'Aufklappen',
    minimize: 'Zuklappen',
    restored: 'Was Sie angefangen haben, steht noch hier.',
    email: 'E-Mail',
    emailHint: 'Freiwillig. Nur die Familie sieht Ihre Adresse.',
    mailOnAnswer: 'Ich möchte eine E-Mail, wenn die Familie antwortet',
    withoutQuestion: 'Ohne diese Frage schreiben',
    condolenceHint: 'Auch ein kurzes Wort des Beileids ist willkommen.',
    photos: 'Fotos',
    choosePhotos: 'Fotos auswählen',
    orDrop: 'oder hierher ziehen',
    photosHint: 'JPG, PNG oder GIF bis 10\u00a0MB',
    photosMore: `Bis zu ${limits.visitorFiles} Fotos, so wie Ihr Handy sie aufgenommen hat. Große Fotos werden vor dem Senden auf Ihrem Gerät verkleinert.`,
    addCaption: 'Etwas dazu schreiben',
    title: 'Titel',
    description: 'Beschreibung',
    remove: 'Entfernen',
    preparing: 'Wird verkleinert …',
    sent: 'Gesendet',
    unsaved:
      'Auf diesem Gerät war kein Platz für eine Kopie davon. Bitte lassen Sie diese Seite offen, bis alles gesendet ist.',
    share: 'Erinnerung absenden',
    uploading: (percent) => `Wird gesendet … ${percent}\u00a0%`,
    allSent: 'Gesendet. Die Fotos werden vorbereitet …',
    progress: 'Fortschritt beim Senden',
    notSent: 'Noch nicht gesendet:',
    sendWithout: (count) => (count === 1 ? 'Ohne diese Datei senden' : 'Ohne diese Dateien senden'),
    sharing: 'Wird abgesendet …',
    clear: 'Leeren',
    cleared: 'Das Formular ist leer.',
    undo: 'Rückgängig',
    sharedHint:
      'Dieses Gerät benutzen mehrere Gäste, deshalb speichert es nichts von dem, was Sie schreiben. Wenn es 3 Minuten lang niemand berührt, wird das Formular geleert.',
    stillWriting: {
      title: 'Schreiben Sie noch?',
      description:
        'Damit Ihr Text bleibt, berühren Sie den Bildschirm oder drücken Sie eine Taste. Sonst wird das Formular gleich geleert.',
    },
    abandoned: {
      title: 'Das Formular wurde geleert',
      description: 'Dieses Gerät benutzen mehrere Gäste, und 3 Minuten lang hatte es niemand berührt.',
    },
    draftHint:
      'Was Sie schreiben, bleibt auf diesem Gerät, bis Sie es absenden oder das Formular leeren, höchstens aber 24 Stunden.',
  },

  fieldErrors: {
    name: 'Bitte tragen Sie Ihren Namen ein.',
    email: 'Bitte tragen Sie eine gültige E-Mail-Adresse ein oder lassen Sie das Feld leer.',
    tooLong: {
      name: () => `Ein Name kann höchstens ${limits.name} Zeichen lang sein.`,
      content: (length: number) =>
        `Eine Erinnerung kann höchstens ${formatNumber(limits.memory)} Zeichen lang sein; Ihre hat ${formatNumber(length)}. Es ist nichts verloren; bitte kürzen Sie den Text ein wenig.`,
    },
    photoText: {
      title: `Ein Titel kann höchstens ${limits.title} Zeichen lang sein.`,
      description: `Eine Beschreibung kann höchstens ${formatNumber(limits.description)} Zeichen lang sein.`,
    },
    tooMany: `Zu einer Erinnerung können Sie höchstens ${limits.visitorFiles} Fotos senden. Die ersten ${limits.visitorFiles} stehen hier; die anderen können mit einer zweiten Erinnerung folgen.`,
    tooLarge: (name) =>
      `„${name}“ ist größer als 10\u00a0MB, und dieser Browser kann das Foto nicht verkleinern. Bitte wählen Sie eine kleinere Fassung.`,
  },

  connectionLost:
    'Die Verbindung ist abgerissen. Was Sie geschrieben haben, ist nicht verloren: Was schon angekommen ist, bleibt; der Rest wird hier aufgehoben und gesendet, sobald die Verbindung wieder da ist.',
  stopped:
    'Es konnte nicht alles gesendet werden. Was Sie geschrieben haben, steht noch hier; bitte versuchen Sie es noch einmal.',
  changedElsewhere:
    'Diese Erinnerung wurde inzwischen geändert: in einem anderen Fenster oder von der Familie. Was Sie geschrieben haben, steht noch oben. Wenn Sie noch einmal speichern, ersetzt Ihr Text die andere Fassung.',
  gone: 'Diese Erinnerung wurde zurückgezogen oder von der Familie entfernt. Was Sie geschrieben haben, steht noch oben, falls Sie es kopieren möchten.',

  onlyImages: {
    title: 'Hier lassen sich nur Fotos senden',
    description: 'Bitte wählen Sie nur Bilddateien aus (JPG, PNG und ähnliche).',
  },
  describe: {
    title: 'Vielleicht noch ein paar Worte dazu',
    description: 'Dann wissen die anderen, was auf den Fotos zu sehen ist. Gesendet werden sie auch ohne.',
  },
  uploadFailed: {
    title: 'Nicht gesendet',
    description: 'Die Fotos konnten nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  },
  shareFailed: {
    title: 'Nicht abgesendet',
    description: 'Ihre Erinnerung konnte nicht abgesendet werden. Bitte versuchen Sie es noch einmal.',
  },
  sharedToast: {
    title: 'Ihre Erinnerung ist angekommen',
    description: 'Danke für Ihre Worte.',
  },
  held: 'Die Familie liest Ihre Erinnerung zuerst. Dann ist sie hier zu sehen.',

  link: {
    thanks: (name) => `Danke, ${name}`,
    below: 'Ihre Erinnerung steht unten.',
    explanation:
      'Mit diesem persönlichen Link können Sie Ihre Erinnerung später ändern oder zurückziehen. Bitte heben Sie ihn auf: Hier verschwindet er nach einer Minute.',
    label: 'Ihr persönlicher Link',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    share: 'Link weitergeben',
    mail: 'Link an mich senden',
    mailed:
      'Der Link ist unterwegs an die Adresse, die Sie angegeben haben. Wenn er in ein paar Minuten nicht da ist, sehen Sie bitte im Spam-Ordner nach.',
    mailFailed: 'Die E-Mail konnte nicht gesendet werden. Bitte kopieren Sie stattdessen den Link.',
    done: 'Fertig',
    ownPhone: 'Das ist mein eigenes Handy: Hier kann ich meine Erinnerung später ändern',
    incomplete:
      'Dieser persönliche Link ist nicht vollständig: Das Ende fehlt. Manche Mailprogramme schneiden es ab. Bitte kopieren Sie den ganzen Link in die Adresszeile des Browsers. Wenn Sie ihn nicht mehr haben, kann die Familie Ihre Erinnerung für Sie ändern.',
  },
})
export const { form: formTexts, link: linkTexts, fieldErrors: fieldErrorsTexts } = texts
