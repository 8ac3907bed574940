import type { texts as en } from '../../en/dashboard/music.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const countSongs = (count: number) => plural(count, { one: '# Lied', other: '# Lieder' })
const tryAgain = 'Bitte versuchen Sie es noch einmal.'

export const texts = sentences<typeof en>({
  heading: 'Musik',
  sections: 'Bereiche für die Musik',
  tabs: { upload: 'Hochladen', manage: 'Liederliste' },
  upload: {
    choose: 'Musik auswählen',
    hint: 'Ziehen Sie Lieder hierher oder wählen Sie welche aus: MP3, WAV oder OGG, auch M4A und FLAC. Eine Datei kann höchstens 100\u00a0MB groß sein.',
    selected: (count) => `Ausgewählte Dateien (${formatNumber(count)})`,
    progress: (file) => `${file} wird hochgeladen`,
    remove: 'Entfernen',
    send: 'Lieder hochladen',
    sending: 'Wird hochgeladen …',
    tooLarge: (file) => `„${file}“ ist größer als 100\u00a0MB. Bitte wählen Sie eine kleinere Datei.`,
    lost: 'Es kam keine Antwort. Es ist nichts verloren; drücken Sie noch einmal „Lieder hochladen“.',
    invalid: { title: 'Keine Audiodatei', description: 'Bitte wählen Sie nur Audiodateien aus.' },
    failed: { title: 'Nicht hochgeladen', description: 'Die Lieder konnten nicht hochgeladen werden.' },
    successful: (count) => ({
      title: 'Hochgeladen',
      description: `${countSongs(count)} zur Liederliste hinzugefügt.`,
    }),
  },
  manage: {
    loading: 'Die Lieder werden geladen …',
    failed: 'Die Liste war gerade nicht zu erreichen.',
    empty: 'Noch keine Lieder',
    emptyHint: 'Laden Sie unter „Hochladen“ welche hoch',
    list: 'Liederliste der Reihe nach',
    columns: ['Nr.', 'Titel', 'Größe', 'Hochgeladen', 'Aktionen'],
    count: countSongs,
    unsaved: 'Die neue Reihenfolge ist noch nicht gespeichert.',
    saveOrder: 'Reihenfolge speichern',
    saving: 'Wird gespeichert …',
    up: 'Nach oben',
    down: 'Nach unten',
    problems: {
      not_on_iphones: 'iPhones vor iOS 18.4 spielen das nicht ab',
      not_playable:
        'Gespeichert, lässt sich hier aber nicht abspielen. Bitte senden Sie es als MP3; das kostenlose Programm VLC (videolan.org) macht unter „Medien“, „Konvertieren/Speichern“ eines daraus.',
    },
    edit: 'Bearbeiten',
    delete: 'Löschen',
    itemPhrase: (title) => `das Lied „${title}“`,
    deleted: { title: 'Gelöscht', description: 'Das Lied wurde gelöscht.' },
    deleteFailed: { title: 'Nicht gelöscht', description: 'Das Lied konnte nicht gelöscht werden.' },
    reordered: { title: 'Gespeichert', description: 'Die Reihenfolge wurde geändert.' },
    reorderFailed: { title: 'Nicht gespeichert', description: 'Die Reihenfolge wurde nicht geändert.' },
    unknown: {
      title: 'Nicht verschoben',
      description: `Die neue Reihenfolge ließ sich nicht vorbereiten. ${tryAgain}`,
    },
    vanished: {
      title: 'Nicht verschoben',
      description: `Beim Verschieben ist etwas schiefgegangen. ${tryAgain}`,
    },
    noAnswer: { title: 'Nicht verschoben', description: `Hier ist etwas schiefgegangen. ${tryAgain}` },
    loggedOut: {
      title: 'Nicht angemeldet',
      description:
        'Um die Lieder zu ordnen, müssen Sie angemeldet sein und alle Rechte haben. Bitte melden Sie sich noch einmal an.',
    },
    unverified: {
      title: 'Nicht angemeldet',
      description: 'Ihre Anmeldung ließ sich nicht prüfen. Bitte melden Sie sich noch einmal an.',
    },
  },
  toShow: 'Wie die Diashow beginnt, endet und zu den Liedern passt, steht unter „Für die Trauerfeier“.',
  dialog: {
    title: 'Lied bearbeiten',
    field: 'Titel',
    originalName: 'Ursprünglicher Dateiname',
    fromTags: (title) => `„${title}“ übernehmen, den Titel aus der Datei`,
    listen: (title) => `${title} anhören`,
    save: 'Speichern',
    needed: 'Hier fehlt ein Titel',
    saved: { title: 'Gespeichert', description: 'Das Lied wurde geändert.' },
    failed: { title: 'Nicht gespeichert', description: 'Das Lied wurde nicht geändert.' },
  },
})
export const { dialog: dialogTexts, manage: manageTexts, upload: uploadTexts } = texts
