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
  title: 'Für die Trauerfeier',
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
  none: 'Für die Trauerfeier ist alles da.',
  service: 'Ein Termin',
  date: (title) => `Ein Tag für „${title}“`,
  time: (title) => `Eine Uhrzeit für „${title}“`,
  portrait: 'Ein Porträt',
  link: 'Ein Link, den andere öffnen können',
  past: (title) => `„${title}“ ist vorüber, und kein weiterer Termin ist geplant`,
  unreadableDate: (title) => `Das Datum von „${title}“ wurde nicht erkannt`,
  unreadableTime: (title) => `Die Uhrzeit von „${title}“ wurde nicht erkannt`,
  name: 'Der Name',
  dates: 'Die Lebensdaten',
  donation: 'Die Worte zur Spende: noch ein Beispieltext',
  obituary: 'Der Nachruf: noch ein Beispieltext',
  rehearsal: 'Ein Probelauf, der mit „Bereit“ endet',
  rehearsalFailed: 'Ein Probelauf, der mit „Bereit“ endet: Beim letzten fehlte noch etwas',
  rehearsalAgain: 'Ein neuer Probelauf: Die Diashow hat sich seit dem letzten geändert',
  whomToCall: 'Eine Telefonnummer, falls etwas nicht geht',
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
  begin: 'Probelauf auf diesem Gerät',
  none: 'Bisher gab es keinen Probelauf.',
  ready: (device, when, isChanged = false) =>
    `${device}, ${when}: Bereit${isChanged ? '. Seitdem hat sich die Diashow geändert.' : ''}`,
  notReady: (device, when, count) =>
    `${device}, ${when}: ${plural(count, { one: '# Punkt ist noch nicht bereit', other: '# Punkte sind noch nicht bereit' })}`,
})

export const serviceShowTexts = sentences<typeof enServiceShow>({
  music: 'Die Lieder der Liederliste, der Reihe nach.',
  captions: 'Titel, Beschreibung und von wem das Foto ist.',
  beginning: 'Name und Lebensdaten über dem Porträt, vor dem ersten Bild.',
  saveEnd: 'Satz speichern',
  asLongAsSongs: 'Die Bilder bleiben gerade so lange, dass sie zusammen mit den Liedern enden.',
  noSongs: 'Fügen Sie zuerst Lieder und Fotos hinzu.',
  videos: 'Jedes läuft bis zum Ende, mit Ton; die Musik ist so lange leiser.',
  memories:
    'Nach je zehn Bildern ein Satz aus einer Erinnerung. Welcher, das wählen Sie unter „Erinnerungen“ mit „Bearbeiten“.',
  marked: (count) => (count === 0 ? 'Noch ist keiner gewählt.' : `${formatNumber(count)} gewählt.`),
  sideBySide: 'Zwei hintereinander sind zusammen zu sehen, wenn der Bildschirm breit ist.',
  saved: { title: 'Gespeichert', description: 'Das gilt, sobald die Diashow das nächste Mal geöffnet wird.' },
})

export const wallTexts = sentences<typeof enWall>({
  off: 'Solange die Erinnerungswand aus ist, kann niemand sie öffnen.',
  on: 'Öffnen Sie die Erinnerungswand auf dem Bildschirm im Saal. Wenn die Gedenkseite nach einem Passwort fragt, nehmen Sie einen Link ohne Passwort.',
  open: 'Die Erinnerungswand öffnen',
})

export const orderTexts = sentences<typeof enOrder>({
  service: 'Für welchen Termin?',
  serviceHint: 'Dieser Termin steht auf der Vorderseite.',
  howToFold: 'Drucken Sie das Blatt beidseitig (an der kurzen Kante wenden) und falten Sie es.',
})

export const paperTexts = sentences<typeof enPaper>({
  saved: { title: 'Gespeichert', description: 'Das gilt für alles, was Sie ab jetzt erstellen.' },
  saveFailed: {
    title: 'Nicht gespeichert',
    description: 'Das Papierformat wurde nicht geändert. Bitte versuchen Sie es noch einmal.',
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
    'Am Tisch möchte niemand ein Passwort eintippen. Erstellen Sie für alles Gedruckte einen Link ohne Passwort.',
})

export const bookTexts = sentences<typeof enBook>({
  sizes: { letter: 'US-Letter', a4: 'A4', square: 'Quadratisch, für eine Druckerei' },
  sizeHints: {
    paper: 'Zum Drucken zu Hause oder zum Lesen am Bildschirm. Die erste Seite ist der Umschlag.',
    square: `21,6 × 21,6\u00a0cm, mit eigenem Umschlag. Druckereien nehmen ${printShopPages.least} bis ${printShopPages.most} Seiten, eine gerade Zahl; wenn nötig, kommen vor der letzten leere Seiten dazu. Sind es zu viele, erfahren Sie vorher, wie viele Fotos Sie weglassen müssten.`,
  },
  dedication: 'Widmung',
  dedicationHint: 'Freiwillig. Die Widmung bekommt nach dem Titel eine eigene Seite.',
  memories: (chosenCount, total) =>
    chosenCount === total
      ? `Erinnerungen: alle ${formatNumber(total)}`
      : `Erinnerungen: ${formatNumber(chosenCount)} von ${formatNumber(total)}`,
  photographsHint:
    'Das Buch enthält die Fotos, die Besucher sehen. Um eines wegzulassen, blenden Sie es unter „Fotos“, „Ordnen“ aus.',
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
