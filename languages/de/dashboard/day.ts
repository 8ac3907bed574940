import { printShopPages } from '../../../contract/outputs/book.ts'
import type {
  bookTexts as enBook,
  cameLaterTexts as enCameLater,
  dayTexts as enDay,
  documentTexts as enDocument,
  filmTexts as enFilm,
  hallTexts as enHall,
  openTexts as enOpen,
  opensWithTexts as enOpensWith,
  orderTexts as enOrder,
  paperTexts as enPaper,
  serviceShowTexts as enServiceShow,
  tableCardTexts as enTableCard,
  wallTexts as enWall,
} from '../../en/dashboard/day.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const dayTexts = sentences<typeof enDay>({
  title: 'Für den Tag',
  loading: 'Wird geladen …',
  failed: 'Das ist gerade nicht zu sehen. Was Sie hier geschrieben haben, ist nicht verloren.',
  paper: 'Zum Drucken',
  screen: 'Auf dem Bildschirm',
  keeping: 'Zum Aufheben',
  change: 'Ändern',
  picture: 'So sieht es aus',
})

export const openTexts = sentences<typeof enOpen>({
  title: 'Noch offen',
  more: (count) => plural(count, { one: '# weiterer Punkt', other: '# weitere Punkte' }),
  fewer: 'Weniger zeigen',
  none: 'Für den Tag ist alles da.',
  service: 'Eine Trauerfeier',
  date: (title) => `Ein Tag für „${title}“`,
  time: (title) => `Eine Uhrzeit für „${title}“`,
  portrait: 'Ein Porträt',
  link: 'Ein Link, den andere öffnen können',
  past: (title) => `„${title}“ ist vorbei, und sonst ist keine Trauerfeier geplant`,
  unreadableDate: (title) => `Das Datum von „${title}“ lässt sich nicht lesen`,
  unreadableTime: (title) => `Die Uhrzeit von „${title}“ lässt sich nicht lesen`,
  name: 'Sein Name',
  dates: 'Seine Lebensdaten',
  donation: 'Die Worte zur Spende: noch unsere, nicht Ihre',
  obituary: 'Der Nachruf: noch unsere Worte, nicht Ihre',
  rehearsal: 'Eine Probe, die mit „Bereit“ endet',
  rehearsalFailed: 'Eine Probe, die mit „Bereit“ endet: Die letzte tat das nicht',
  rehearsalAgain: 'Eine neue Probe: Die Diashow hat sich seit der letzten geändert',
  whomToCall: 'Wen man anrufen kann, wenn etwas stockt',
})

export const cameLaterTexts = sentences<typeof enCameLater>({
  came: (count) =>
    plural(count, {
      one: '# Foto kam nach Ihrer Auswahl dazu.',
      other: '# Fotos kamen nach Ihrer Auswahl dazu.',
    }),
  look: (count) => (count === 1 ? 'Das Foto ansehen' : 'Die Fotos ansehen'),
})

export const hallTexts = sentences<typeof enHall>({
  save: 'Speichern',
  saved: { title: 'Gespeichert' },
  unsaved: 'Noch nicht gespeichert.',
  begin: 'Auf diesem Gerät proben',
  none: 'Noch wurde auf keinem Gerät geprobt.',
  ready: (device, when, isChanged = false) =>
    `${device}, ${when}: Bereit${isChanged ? '. Seitdem hat sich die Diashow geändert.' : ''}`,
  notReady: (device, when, count) =>
    `${device}, ${when}: ${plural(count, { one: '# Punkt ist nicht bereit', other: '# Punkte sind nicht bereit' })}`,
})

export const serviceShowTexts = sentences<typeof enServiceShow>({
  music: 'Die Lieder der Liederliste, der Reihe nach.',
  captions: 'Titel, Beschreibungen, und von wem jedes Foto ist.',
  beginning: 'Sein Name und seine Lebensdaten über dem Porträt, vor dem ersten Bild.',
  saveEnd: 'Satz speichern',
  asLongAsSongs: 'Die Bilder bleiben gerade so lange, dass sie zusammen mit den Liedern enden.',
  noSongs: 'Fügen Sie zuerst Lieder und Fotos hinzu.',
  videos: 'Jedes läuft bis zum Ende, mit Ton; die Musik ist so lange leiser.',
  memories:
    'Nach je zehn Bildern ein Satz aus einer Erinnerung. Sie wählen ihn unter „Erinnerungen“ mit „Bearbeiten“.',
  marked: (count) => (count === 0 ? 'Noch ist keiner gewählt.' : `${formatNumber(count)} gewählt.`),
  sideBySide: 'Zwei hintereinander sind zusammen zu sehen, wenn der Bildschirm breit ist.',
  saved: { title: 'Gespeichert', description: 'Das gilt, sobald die Diashow das nächste Mal geöffnet wird.' },
})

export const wallTexts = sentences<typeof enWall>({
  off: 'Solange sie aus ist, kann niemand die Seite öffnen.',
  on: 'Öffnen Sie sie auf dem Bildschirm im Saal; wenn die Gedenkseite nach einem Passwort fragt, nehmen Sie einen Link, der ohne öffnet.',
  open: 'Die Erinnerungswand öffnen',
})

export const orderTexts = sentences<typeof enOrder>({
  service: 'Für welche Trauerfeier?',
  serviceHint: 'Sie steht auf der Vorderseite.',
  howToFold: 'Drucken Sie beidseitig, an der kurzen Kante gewendet, und falten Sie das Blatt.',
})

export const paperTexts = sentences<typeof enPaper>({
  saved: { title: 'Gespeichert', description: 'Was Sie ab jetzt erstellen, ist für dieses Papier.' },
  saveFailed: {
    title: 'Nicht gespeichert',
    description: 'Das Papier ist, wie es war. Bitte versuchen Sie es noch einmal.',
  },
})

export const tableCardTexts = sentences<typeof enTableCard>({
  large: { letter: '4 × 6 Zoll, zwei auf einem Blatt', a4: 'A6, vier auf einem Blatt' },
  small: 'Klein, acht auf einem Blatt',
})

export const opensWithTexts = sentences<typeof enOpensWith>({
  label: 'Zugang',
  withPassword: 'Mit dem Passwort der Familie',
  asksForPassword: 'Gäste, die den Code scannen, werden nach dem Passwort der Familie gefragt.',
  opensAlone:
    'Gäste, die den Code scannen, sehen die Gedenkseite ohne Passwort, bis Sie diesen Link in den Einstellungen sperren.',
  keyName: 'Gedruckte Codes',
  makePurpose:
    'Am Tisch möchte niemand ein Passwort eintippen. Erstellen Sie für alles Gedruckte einen Link, der ohne öffnet.',
})

export const bookTexts = sentences<typeof enBook>({
  sizes: { letter: 'US-Letter', a4: 'A4', square: 'Quadratisch, für eine Druckerei' },
  sizeHints: {
    paper: 'Zum Drucken zu Hause oder zum Lesen am Bildschirm. Die erste Seite ist der Umschlag.',
    square: `21,6 × 21,6\u00a0cm, mit eigenem Umschlag. Druckereien nehmen ${printShopPages.least} bis ${printShopPages.most} Seiten, eine gerade Zahl: Vor der letzten kommen leere Seiten dazu, und wenn es zu viele sind, sehen Sie, wie viele Fotos Sie weglassen müssten, bevor etwas erstellt wird.`,
  },
  dedication: 'Widmung',
  dedicationHint: 'Nur wenn Sie möchten. Sie bekommt nach dem Titel eine eigene Seite.',
  memories: (chosenCount, total) =>
    chosenCount === total
      ? `Erinnerungen: alle ${formatNumber(total)}`
      : `Erinnerungen: ${formatNumber(chosenCount)} von ${formatNumber(total)}`,
  photographsHint:
    'Es enthält die Fotos, die Besucher sehen. Um eines wegzulassen, blenden Sie es unter „Fotos“, „Ordnen“ aus.',
  progress: { start: 'Buch erstellen', startAgain: 'Neues Buch erstellen' },
})

export const documentTexts = sentences<typeof enDocument>({
  size: 'Größe',
  start: 'PDF erstellen',
  startAgain: 'Neu erstellen',
  canceled: 'Es wurde kein PDF erstellt.',
  unsaved: 'Noch nicht gespeichert: Das geschieht, wenn Sie das PDF erstellen.',
})

export const filmTexts = sentences<typeof enFilm>({
  license:
    'Wenn Sie den Film weitergeben oder ins Internet stellen, brauchen Sie für die Lieder eine Lizenz von denen, die die Rechte haben.',
  quality: 'Qualität',
  heights: {
    1080: 'Fernseher, Beamer (1080p)',
    720: 'Kleiner, schneller fertig (720p)',
  },
  start: 'Film erstellen',
  startAgain: 'Neuen Film erstellen',
  canceled: 'Es wurde kein Film erstellt.',
})
