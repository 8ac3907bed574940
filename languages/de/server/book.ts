import { printShopPages } from '../../../contract/outputs/book.ts'
import type { texts as en } from '../../en/server/book.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>(({ form }) => ({
  contents: 'Inhalt',
  obituary: 'Lebensweg',
  photographs: 'Fotos',
  services: 'Abschied',
  memories: 'Erinnerungen',
  missingPicture: 'Dieses Bild konnte nicht gelesen werden.',
  answerFrom: (name) => (name === null ? 'Antwort der Familie' : `Antwort von ${name}`),
  fromVideo: (length) => `Aus einem Video von ${length}`,
  photograph: 'Foto',
  photographBy: (name) => `Foto, gesendet von ${name}`,
  portraitOf: (name) => `Porträt: ${name}`,
  author: (name) => `Familie und Freunde von ${name}`,
  colophon: (name, memories) =>
    memories > 0
      ? `Dieses Buch bewahrt, was zur Erinnerung an ${name} zusammengetragen wurde: von der Familie und von allen, die eine Erinnerung aufgeschrieben haben.`
      : `Dieses Buch bewahrt, was die Familie zur Erinnerung an ${name} zusammengetragen hat.`,
  typeface: 'Gesetzt aus der Newsreader von Production Type, mit Typst.',
  /** such as 'Stand: 3. März 2025' */
  asOf: (day) => `Stand: ${day}.`,
  spine: (name, dates) => [name, dates].filter(Boolean).join('  ·  '),

  orderOfService: 'Zum Abschied',
  program: 'Ablauf',
  officiant: (name) => `Leitung: ${name}`,
  bearers: 'Sargträger',
  front: 'Die Vorderseite',
  back: 'Die Rückseite mit dem Dank',
  backPhoto: 'Foto auf der Rückseite',
  thankYou: 'Danke',
  familyThanks:
    'Die Familie dankt Ihnen, dass Sie gekommen sind, und freut sich über jede Erinnerung, die Sie aufschreiben.',
  watch: 'Für alle zu Hause: hier zuschauen',
  watchService: (title) => `Für alle zu Hause: „${title}“ hier ansehen`,
  shareHeading: 'Eine Erinnerung schreiben',
  photographsHeading: 'Die Fotos ansehen',
  sendHeading: form({
    he: 'Haben Sie Fotos von ihm?',
    she: 'Haben Sie Fotos von ihr?',
    name: 'Haben Sie Fotos?',
  }),
  sendInvitation: 'Die Familie freut sich, wenn Sie welche schicken.',
  havePhotographs: form({
    he: 'Haben Sie Fotos von ihm? Die Familie freut sich, wenn Sie welche schicken.',
    she: 'Haben Sie Fotos von ihr? Die Familie freut sich, wenn Sie welche schicken.',
    name: 'Haben Sie Fotos? Die Familie freut sich, wenn Sie welche schicken.',
  }),
  shareHint: 'Richten Sie die Kamera Ihres Handys auf den Code.',
  codeAlt: (link) => `Code, der ${link} öffnet`,
  thanks: 'Dankliste',
  thanksColumns: ['Name', 'Geschrieben', 'Fotos', 'Antworten zu', 'E-Mail', 'Tag', 'Gedankt am', 'Worte'],
  saidAbout: (photographs) => plural(photographs, { one: '# Foto', other: '# Fotos' }),
  yes: 'ja',

  noTypesetter:
    'Hier lassen sich noch keine PDFs erstellen. Die Person, die den Server betreut, kann das ändern: Es fehlen optionale Pakete. Wie man sie ergänzt, steht in docs/book.md.',
  noAddress:
    'Der QR-Code braucht die Adresse, unter der Besucher die Gedenkseite finden. Bitte setzen Sie PUBLIC_URL oder schreiben Sie --address https://example.org.',
  noSendLink:
    'Es gibt noch keinen Link, über den Gäste Fotos schicken können. Bitte erstellen Sie einen in der Verwaltung unter „Für die Trauerfeier“, „Um Fotos bitten“.',
  foldedArchive:
    'Blätter zum Falten können PDF/A-2b, die Norm für Archive, nicht einhalten. Das Layout „screen“, mit den Seiten der Reihe nach, kann es.',
  tooLong: (name, lines) =>
    `${name} ist ${plural(lines, { one: '# Zeile', other: '# Zeilen' })} zu lang für die Seite und geht deshalb auf der nächsten weiter.`,
  tooHigh: (name, millimeters) =>
    `Der Text mit „${name}“ ist ${formatNumber(millimeters)}\u00a0mm zu hoch für die Karte oder das Plakat, auch in der kleinsten Schrift.`,
  booklet: (pages) =>
    `Das Heft hat ${formatNumber(pages)} Seiten, auf ${formatNumber(pages / 4)} ineinandergefalteten Blättern.`,
  leftOutLife: (title) =>
    `Ohne „${title}“ passt das Heft auf ein einziges Blatt. Deshalb ist dieser Teil weggelassen.`,
  hiddenPhoto:
    'Das Foto für die Rückseite ist ausgeblendet, gelöscht oder keines von dieser Gedenkseite und wird deshalb nicht gedruckt.',
  noProgram: 'In der Verwaltung steht noch kein Ablauf, deshalb werden stattdessen die Termine gedruckt.',
  typesettingErrors: {
    memory:
      'Das sind zu viele Seiten auf einmal; an einem einzelnen Text liegt es nicht. Bitte versuchen Sie es noch einmal mit weniger Seiten, etwa mit weniger Erinnerungen.',
    processor:
      'Diese Seiten brauchen länger als die erlaubten 5 Minuten; an einem einzelnen Text liegt es nicht. Bitte versuchen Sie es noch einmal mit weniger Seiten (etwa mit weniger Erinnerungen) oder auf einem schnelleren Computer.',
    deadline:
      'Diese Seiten konnten gerade nicht erstellt werden, weil zu viel anderes lief. Es ist nichts verloren; bitte versuchen Sie es später noch einmal.',
    crash:
      'Das Programm, das die Seiten setzt, ist abgestürzt; an einem einzelnen Text liegt es nicht. Es ist nichts verloren; bitte versuchen Sie es noch einmal.',
  },
  notPrinted: 'Dieser Text konnte nicht gedruckt werden.',
  printedPlain: (name) =>
    `So, wie er geschrieben ist, bringt dieser Text das Programm zum Absturz, das die Seiten setzt. Deshalb sind seine Akzente und unsichtbaren Zeichen weggelassen: ${name}`,
  leftOut: (name) =>
    `Dieser Text bringt das Programm zum Absturz, das die Seiten setzt. Deshalb ist er weggelassen: ${name}`,
  allPrintedPlain:
    'So, wie sie geschrieben sind, bringen die Texte zusammen das Programm zum Absturz, das die Seiten setzt. Deshalb sind alle Akzente und unsichtbaren Zeichen weggelassen.',
  tooManyPages: (pages, most, photographs) =>
    `Dieses Buch hätte ${formatNumber(pages)} Seiten. Eine Druckerei nimmt höchstens ${formatNumber(most)} an. Lassen Sie ${photographs === null ? 'Erinnerungen oder Fotos' : plural(photographs, { one: '# Foto', other: '# Fotos' })} weg oder wählen Sie A4 oder US-Letter statt des Quadrats. Es wurde noch nichts erstellt; Ihre Auswahl ist, wie sie war.`,
  blankPages: (blanks, pages) =>
    `Das Buch hat ${formatNumber(pages)} Seiten, weil eine Druckerei eine gerade Zahl braucht und mindestens ${formatNumber(printShopPages.least)}. ${plural(blanks, { one: 'Eine davon bleibt leer', other: '# davon bleiben leer' })}, direkt vor der letzten.`,
  softPicture: (title, dpi) => `Wirkt gedruckt unscharf, mit nur ${dpi}\u00a0dpi: ${title}`,
  unplayableVideo: (title) => `Lässt sich nicht abspielen, deshalb ist im Buch kein Bild davon: ${title}`,
  lostPicture: (title) =>
    `Konnte nicht gelesen werden, deshalb ist nur die Bildunterschrift gedruckt: ${title}`,
  leftOutMarks: (name, marks) =>
    `${plural(marks, { one: '# Zeichen ist', other: '# Zeichen sind' })} weggelassen, wo ein Buchstabe mehr davon hat, als sich drucken lassen: ${name}`,
  leftOutDirections: (name, signs) =>
    `${plural(signs, { one: '# Zeichen für die Schreibrichtung ist', other: '# Zeichen für die Schreibrichtung sind' })} weggelassen, wo mehr als acht zugleich offen sind: ${name}`,
  lostLetters: (letters, number) =>
    letters.length === 1
      ? `Keine der Schriften hier enthält den Buchstaben ${letters[0]}; gedruckt wird er als ${number}. Die Person, die den Server betreut, kann eine ergänzen, die ihn enthält; wie das geht, steht in docs/book.md.`
      : `Keine der Schriften hier enthält die Buchstaben ${letters.join(' ')}; gedruckt werden sie als Zahlen, der erste als ${number}. Die Person, die den Server betreut, kann eine ergänzen, die sie enthält; wie das geht, steht in docs/book.md.`,
  serviceOf: (title) => `Bild zu „${title}“`,
  obituaryPicture: 'Bild zum Nachruf',
  portrait: 'Porträt',
}))
