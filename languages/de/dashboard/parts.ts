import type { PutBackNote } from '../../../contract/media/deleted.ts'
import type { texts as en } from '../../en/dashboard/parts.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const notes = {
  memory_deleted:
    'Die Erinnerung dazu ist auch gelöscht. Wenn Sie sie zurückholen, gehört das Foto wieder dazu.',
  memory_gone: 'Die Erinnerung dazu ist endgültig gelöscht, deshalb sehen Besucher dieses Foto nicht.',
  photos_deleted: 'Manche Fotos dazu sind auch gelöscht. Wenn Sie sie zurückholen, gehören sie wieder dazu.',
  photos_gone: 'Manche Fotos dazu sind endgültig gelöscht.',
  picture_deleted: 'Das Bild dazu ist auch gelöscht. Wenn Sie es zurückholen, ist es hier wieder zu sehen.',
  picture_gone: 'Das Bild dazu ist endgültig gelöscht.',
  obituary_replaced: 'Der Nachruf, der in der Zwischenzeit entstand, steht jetzt in dieser Liste.',
  obituary_stays:
    'Der Nachruf bleibt in „Zuletzt gelöscht“, weil Besucher einen anderen sehen. Holen Sie ihn für sich allein zurück, um die beiden zu tauschen.',
} satisfies Record<PutBackNote, string>

const whereItWas = (count: number) =>
  count === 1 ? 'Alles ist wieder, wo es war.' : `Alle ${formatNumber(count)} sind wieder, wo sie waren.`

const backOf = (count: number, total: number) =>
  plural(count, {
    one: `# von ${formatNumber(total)} ist wieder da.`,
    other: `# von ${formatNumber(total)} sind wieder da.`,
  })

const nameDeleted = (itemPhrase: string, count: number) =>
  `Gelöscht ${count === 1 ? 'wird' : 'werden'}: ${itemPhrase}.`

export const texts = sentences<typeof en>({
  samples: {
    areSample: 'Das ist ein Beispieltext.',
    sampleMark: 'Das ist noch ein Beispieltext.',
    parts: {
      donation: 'zur Spende',
      obituary: 'Nachruf',
    },
    confirm: 'Diesen Text behalten',
    inParentheses: (textName) => `(${textName})`,
    question: {
      title: 'Diesen Text behalten?',
      description: 'Dann gilt der Text als Ihr eigener und bleibt, bis Sie ihn ändern.',
      confirm: 'Behalten',
    },
    saved: { title: 'Gespeichert', description: 'Dieser Text ist jetzt Ihr eigener.' },
    undone: { title: 'Gespeichert', description: 'Das ist wieder ein Beispieltext.' },
    undoFailed: {
      title: 'Nicht geändert',
      description:
        'Es wurde nichts geändert. Bitte laden Sie die Seite neu und sehen Sie sich den Text dort an.',
    },
    confirmFailed: {
      title: 'Nicht gespeichert',
      description: 'Der Text konnte nicht behalten werden. Bitte versuchen Sie es noch einmal.',
    },
  },
  showPassword: 'Passwort zeigen',
  suggestion: (text) => `Als ${text} schreiben?`,
  whichDate: 'Bitte wählen Sie, welches Datum Sie meinen.',
  dateNotRead: 'Dieses Datum wurde nicht erkannt. Schreiben Sie es so: 18. März 2025.',
  dateToCome: 'Dieser Tag kommt erst noch.',
  dateAfterDeath: 'Das ist nach dem Sterbetag.',
  monthTooShort: (month, days) => `${month} hat nur ${days} Tage.`,
  qrCode: {
    code: 'Der Link als QR-Code',
    save: 'Code speichern',
    fileName: 'QR-Code',
  },
  deletion: {
    question: { title: 'Sind Sie sicher?', confirm: 'Löschen' },
    forGood: (itemPhrase, count) =>
      `${nameDeleted(itemPhrase, count)} Das ist endgültig und lässt sich nicht rückgängig machen.`,
    forAWhile: (itemPhrase, count, putBackBy) =>
      count === 1
        ? `${nameDeleted(itemPhrase, count)} Besucher sehen das nicht mehr. 30 Tage lang ${putBackBy} es unter „Zuletzt gelöscht“ zurückholen; danach wird es endgültig gelöscht.`
        : `${nameDeleted(itemPhrase, count)} Besucher sehen sie nicht mehr. 30 Tage lang ${putBackBy} sie unter „Zuletzt gelöscht“ zurückholen; danach werden sie endgültig gelöscht.`,
    /** both contain the verb, which agrees with them */
    you: 'können Sie',
    administrator: 'kann jemand mit allen Rechten',
    keep: 'Gelöschtes 30 Tage lang aufheben',
    keepHint: 'Ab jetzt lässt sich alles zurückholen, was hier gelöscht wird.',
    keepFailed: {
      title: 'Nicht gelöscht',
      description:
        'Es wurde nichts gelöscht, weil sich „Gelöschtes 30 Tage lang aufheben“ nicht einschalten ließ. Bitte versuchen Sie es noch einmal.',
    },
  },
  putBack: {
    done: ({ putBack, gone, notes: noteNames }) => {
      const gonePhrase =
        gone.length === 1
          ? 'Das andere wurde inzwischen endgültig gelöscht.'
          : 'Die anderen wurden inzwischen endgültig gelöscht.'
      const remarks = [
        ...(gone.length > 0 ? [`${backOf(putBack.length, putBack.length + gone.length)} ${gonePhrase}`] : []),
        ...noteNames.map((noteName) => notes[noteName]),
      ]
      return {
        title: putBack.length > 0 ? 'Zurückgeholt' : 'Nicht zurückgeholt',
        description: remarks.length > 0 ? remarks.join(' ') : whereItWas(putBack.length),
        ...(remarks.length > 0 && { duration: 12_000 }),
      }
    },
    failed: {
      title: 'Nicht zurückgeholt',
      description:
        'Es wurde nichts zurückgeholt. Es ist noch in „Zuletzt gelöscht“; bitte versuchen Sie es dort noch einmal.',
    },
    failedForHelper: {
      title: 'Nicht zurückgeholt',
      description:
        'Es wurde nichts zurückgeholt. Es ist noch da: 30 Tage lang kann jemand mit allen Rechten es zurückholen.',
    },
    notHere: {
      title: 'Nicht zurückgeholt',
      description: 'Es ist nicht mehr in „Zuletzt gelöscht“: Es wurde inzwischen endgültig gelöscht.',
    },
  },
  selection: {
    chosen: (count) => `${formatNumber(count)} gewählt`,
    all: 'Alle wählen',
    none: 'Keines wählen',
  },
  picture: {
    choose: 'Ein Bild auswählen',
    fromGallery: 'Aus der Galerie',
    gallery: {
      loading: 'Die Fotos werden geladen …',
      failed: 'Die Fotos waren gerade nicht zu erreichen. Bitte versuchen Sie es noch einmal.',
      empty: 'In der Galerie sind noch keine Fotos.',
    },
    upload: 'Ein Bild hochladen',
    uploading: 'Das Bild wird hochgeladen',
    stillSending: 'Das Bild wird noch gesendet.',
    stillOpening: 'Das Bild wird noch geöffnet.',
    crop: 'Zuschneiden',
    cropFailed: {
      title: 'Nicht zugeschnitten',
      description:
        'Das Bild ließ sich gerade nicht öffnen. Es ist nichts verloren; bitte versuchen Sie es noch einmal.',
    },
    remove: 'Das Bild entfernen',
    chosen: 'Das gewählte Bild',
    tooLarge: (file) => `„${file}“ ist größer als 100\u00a0MB. Bitte wählen Sie eine kleinere Datei.`,
    failed: 'Nicht hochgeladen',
    failure: 'Die Datei konnte nicht hochgeladen werden.',
  },
})
export const {
  deletion: deletionTexts,
  picture: pictureTexts,
  putBack: putBackTexts,
  qrCode: qrCodeTexts,
  samples: sampleTexts,
  selection: selectionTexts,
} = texts
