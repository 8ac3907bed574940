import type { KindCounts, Media } from '../../../contract/media/media.ts'
import type { texts as en } from '../../en/dashboard/media.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const countFiles = (count: number) => plural(count, { one: '# Datei', other: '# Dateien' })
const countPhotographs = (count: number) => plural(count, { one: '# Foto', other: '# Fotos' })
const countItems = (count: number) => plural(count, { one: '# Aufnahme', other: '# Aufnahmen' })

export const describeKinds = ({ photographs, videos }: KindCounts) =>
  [
    photographs > 0 && countPhotographs(photographs),
    videos > 0 && plural(videos, { one: '# Video', other: '# Videos' }),
  ]
    .filter(Boolean)
    .join(' und ')

/** A title that nobody has typed says nothing, so it is not quoted. */
const nameItem = ({ title, untitled, fileType }: Pick<Media, 'title' | 'untitled' | 'fileType'>) =>
  untitled ? (fileType === 'video' ? 'Dieses Video' : 'Dieses Foto') : `„${title}“`

/** Says how many files an upload has added, and how many of them the gallery already had, such as '290 neu. 10 hatten Sie schon.' */
const describeAdded = (storedCount: number, copyCount: number, count: (count: number) => string) =>
  copyCount === 0
    ? `${count(storedCount)} zur Galerie hinzugefügt.`
    : `${formatNumber(storedCount - copyCount)} neu. ${formatNumber(copyCount)} hatten Sie schon.`

const refusedPhotographs = (count: number) =>
  plural(count, { one: '# Foto wurde nicht hinzugefügt', other: '# Fotos wurden nicht hinzugefügt' })

export const texts = sentences<typeof en>({
  heading: 'Fotos und Videos',
  toGallery: 'In der Galerie ansehen',
  sections: 'Bereiche für Fotos und Videos',
  tabs: {
    upload: 'Hochladen',
    batch: 'Viele Fotos',
    manage: 'Ordnen',
    sent: 'Von Gästen',
    answers: 'Antworten zu Fotos',
  },
  remove: 'Entfernen',
  cancel: 'Abbrechen',
  uploadFailed: 'Nicht hochgeladen',
  tooLong: 'Manches ist zu lang. Bitte sehen Sie die Felder noch einmal durch.',
  uploadSuccessful: 'Hochgeladen',
  added: (storedCount, copyCount) => describeAdded(storedCount, copyCount, countFiles),
  noFiles: 'Keine Dateien ausgewählt',
  fieldsCleared: 'Die Felder sind leer',
  nothingLeft: 'Es ist nichts mehr zu senden.',
  sending: 'Wird hochgeladen …',
  preparing: 'Gesendet. Die Fotos werden vorbereitet …',
  preparingFiles: 'Gesendet. Die Dateien werden vorbereitet …',
  mayLeave: 'Sie können diese Seite jetzt verlassen.',
  addedNow: (counts, copyCount) =>
    copyCount > 0
      ? describeAdded(counts.photographs + counts.videos + copyCount, copyCount, countItems)
      : `Jetzt in der Galerie: ${describeKinds(counts)}.`,
  giveTitles: () => 'Titel vergeben',
  copyList: 'Doppelte',
  duplicate: (item) =>
    !item.sameAs || item.title === item.sameAs
      ? `${nameItem(item)} ist schon in der Galerie.`
      : `${nameItem(item)} ist schon als „${item.sameAs}“ in der Galerie.`,
  copies: (count) => `${formatNumber(count)} doppelt: behalten oder entfernen?`,
  duplicates: (counts) => `Schon in der Galerie: ${describeKinds(counts)}.`,
  keepAll: (count) => `Alle ${formatNumber(count)} behalten`,
  removeDuplicates: (count, largerCount) => {
    if (largerCount === 0) return `Alle ${formatNumber(count)} doppelten entfernen`
    return count === 1 ? 'Das andere entfernen' : `Die anderen ${formatNumber(count)} entfernen`
  },
  newCopy: 'Neu',
  earlierItem: (position) => `Nummer ${formatNumber(position)} in der Galerie`,
  copiesRemoved: (count) => ({
    title: 'Gelöscht',
    description: plural(count, {
      one: 'Die doppelte Aufnahme wurde entfernt.',
      other: '# doppelte Aufnahmen wurden entfernt.',
    }),
  }),
  copiesLeft: (count) => ({
    title: 'Nicht gelöscht',
    description: `${plural(count, { one: 'Die doppelte Aufnahme konnte', other: '# doppelte Aufnahmen konnten' })} nicht entfernt werden. Bitte versuchen Sie es noch einmal.`,
  }),
  lost: (files) =>
    `Dieses Gerät konnte ${countFiles(files.length)} nicht behalten, während die Seite geschlossen war. Bitte wählen Sie noch einmal aus: ${files.map((file) => `„${file}“`).join(', ')}.`,
  unsaved:
    'Auf diesem Gerät war kein Platz für eine Kopie davon. Bitte lassen Sie diese Seite offen, bis alles gesendet ist.',
  pagesOf: (file, count) =>
    `Von „${file}“ ist 1 von ${formatNumber(count)} Seiten zu sehen. Gespeichert sind alle; um eine andere zu zeigen, speichern Sie diese als Bild und laden Sie das Bild hoch.`,
  understood: 'In Ordnung',
  keepBoth: 'Beide behalten',
  removeDuplicate: 'Doppeltes entfernen',
  showMore: (count) => `${formatNumber(count)} weitere zeigen`,
  upload: {
    choose: 'Dateien auswählen',
    drag: 'Ziehen Sie Fotos und Videos hierher oder wählen Sie welche aus.',
    hint: 'Eine Datei kann höchstens 100\u00a0MB groß sein.',
    list: 'Ausgewählte Dateien',
    count: countFiles,
    clear: 'Felder leeren',
    send: 'Alle hochladen',
    choosePlease: 'Bitte wählen Sie zuerst Dateien aus.',
    failure: 'Die Dateien konnten nicht hochgeladen werden.',
    refused: (count) =>
      plural(count, {
        one: '# Datei lässt sich nicht hinzufügen. Der Grund steht in der Liste.',
        other: '# Dateien lassen sich nicht hinzufügen. Der Grund steht in der Liste.',
      }),
    addedExcept: (storedCount, copyCount, failedCount) =>
      `${describeAdded(storedCount, copyCount, countFiles)} ${plural(failedCount, { one: '# Datei fehlt noch; der Grund steht dabei.', other: '# Dateien fehlen noch; der Grund steht dabei.' })}`,
    retry: 'Noch einmal',
    progress: (file) => `${file} wird hochgeladen`,
    progressOfAll: 'Die Dateien werden hochgeladen',
    offline: 'Keine Verbindung. Sobald sie wieder da ist, geht es von selbst weiter.',
    toGo: (size) => `noch ${size}`,
  },
  batch: {
    choose: 'Fotos auswählen',
    drag: 'Ziehen Sie Fotos hierher oder wählen Sie welche aus.',
    unsaved:
      'Dieses Gerät konnte nicht von jedem Foto eine Kopie behalten. Bitte lassen Sie diese Seite offen, bis alle gesendet sind.',
    showPreviews: 'Vorschaubilder zeigen',
    hidePreviews: 'Vorschaubilder ausblenden',
    count: (count) => `${countPhotographs(count)} ausgewählt`,
    list: 'Ausgewählte Fotos',
    edit: 'Bearbeiten',
    dialog: 'Angaben zum Foto',
    clear: 'Felder leeren',
    save: 'Speichern',
    prefix: 'Gemeinsamer Titel (freiwillig)',
    prefixHint: 'Fotos ohne Titel bekommen diesen und eine Nummer: Sommer 1, Sommer 2, …',
    common: 'Gemeinsame Beschreibung (freiwillig)',
    send: 'Fotos hochladen',
    progress: 'Die Fotos werden hochgeladen',
    most: 'Höchstens 50 Fotos auf einmal',
    more: 'Die übrigen folgen von selbst.',
    range: (first, last, total) =>
      `${first === last ? '' : `${formatNumber(first)} bis `}${formatNumber(last)} von ${formatNumber(total)}`,
    sendRest: (count) => `Die übrigen senden (${formatNumber(count)})`,
    refused: (count) => `${refusedPhotographs(count)}:`,
    refusedMany: (count) => `${refusedPhotographs(count)}. Näheres steht auf dieser Seite.`,
    refusedInFront: (file, reason) => `„${file}“: ${reason}`,
    sendAgain: 'Diese noch einmal versuchen',
    arrived: (stored, total) =>
      `${formatNumber(stored)} von ${plural(total, { one: '# Foto', other: '# Fotos' })} in der Galerie. Der Rest ist hier aufgehoben.`,
    choosePlease: 'Bitte wählen Sie mindestens eine Datei aus',
    failure: 'Die Dateien konnten nicht hochgeladen werden',
    error: 'Nicht hochgeladen',
    errorDescription: 'Beim Hochladen ist etwas schiefgegangen',
    onlyPhotos: (file) => `„${file}“ ist kein Foto. Videos kommen unter „Hochladen“ dazu.`,
    added: (storedCount, copyCount) => describeAdded(storedCount, copyCount, countPhotographs),
    clearAll: 'Alle entfernen',
  },
  manage: {
    onlyAdded: (counts) => `Das haben Sie gerade hinzugefügt: ${describeKinds(counts)}.`,
    cameLater: (count) =>
      plural(count, {
        one: 'Dieses Foto kam dazu, nachdem Sie die Diashow ausgewählt hatten.',
        other: 'Diese # Fotos kamen dazu, nachdem Sie die Diashow ausgewählt hatten.',
      }),
    leaveOut: (count) => (count === 1 ? 'Weglassen' : 'Alle weglassen'),
    showAll: 'Alle zeigen',
    loading: 'Die Fotos und Videos werden geladen …',
    fetchFailed: { title: 'Die Fotos und Videos waren gerade nicht zu erreichen' },
    failed: 'Die Liste war gerade nicht zu erreichen.',
    empty: 'Noch keine Fotos oder Videos',
    emptyHint: 'Fotos und Videos kommen unter „Hochladen“ dazu.',
    list: 'Fotos und Videos der Reihe nach',
    columns: ['Nr.', 'Neue Nr.', 'Ziehen', 'Bild', 'Texte', 'Angaben'],
    columnsOfHelper: ['Nr.', 'Bild', 'Texte', 'Angaben'],
    count: countItems,
    unsaved: (count) => `${countItems(count)} geändert, noch nicht gespeichert.`,
    preview: 'Vorschau',
    previewDialog: 'Vorschau',
    editDetails: 'Angaben bearbeiten',
    editPicture: 'Bild bearbeiten',
    picture: 'Das Bild war',
    pictureStates: {
      asSent: 'wie gesendet',
      rotated: (degrees) => `um ${degrees}° gedreht`,
      straightened: (degrees) => `um ${formatNumber(degrees)}° begradigt`,
      cropped: (width, height) => `auf ${width}\u00a0% mal ${height}\u00a0% zugeschnitten`,
      focused: (x, y) => `mit dem Blickpunkt bei ${x}\u00a0%, ${y}\u00a0%`,
    },
    original: (name, size) => `Das Original herunterladen: ${name} (${size})`,
    edit: 'Bearbeiten',
    save: 'Speichern',
    saveAll: 'Alles speichern',
    saving: 'Wird gespeichert …',
    delete: 'Löschen',
    itemPhrase: 'dieses Foto oder Video',
    types: { image: 'Foto', video: 'Video' },
    ofVisitor: (author) => (author ? `Von ${author}` : 'Von einem Gast'),
    heldEdits: (count) =>
      plural(count, { one: '# Änderung wartet auf Sie', other: '# Änderungen warten auf Sie' }),
    notShown: 'Nicht zu sehen',
    hidden: 'Ausgeblendet',
    hide: 'Ausblenden',
    show: 'Zeigen',
    hiding: (title) => ({
      title: 'Ausgeblendet',
      description: `Besucher sehen „${title}“ nicht mehr.`,
    }),
    showing: (title) => ({ title: 'Wieder zu sehen', description: `Besucher sehen „${title}“.` }),
    showingLater: (title) => ({
      title: 'Nicht mehr ausgeblendet',
      description: `Besucher sehen „${title}“, sobald eine Erinnerung dazu zu sehen ist.`,
    }),
    pages: (count) => `1 von ${formatNumber(count)} Seiten`,
    problems: {
      damaged: 'Beschädigt; zu sehen ist, was sich noch lesen lässt',
      not_playable:
        'Gespeichert, lässt sich hier aber nicht abspielen. Bitte speichern Sie es als MP4, am besten auf dem Gerät, mit dem es aufgenommen wurde, oder mit dem kostenlosen Programm HandBrake (handbrake.fr). Fügen Sie dann das MP4 hinzu.',
      silent:
        'Läuft ohne Ton, denn der lässt sich hier nicht lesen. Bitte speichern Sie es als MP4, am besten auf dem Gerät, mit dem es aufgenommen wurde, oder mit dem kostenlosen Programm HandBrake (handbrake.fr). Fügen Sie dann das MP4 hinzu.',
    },
    titleNeeded: 'Hier fehlt ein Titel',
    saved: { title: 'Gespeichert' },
    savedAll: (count) => ({
      title: 'Gespeichert',
      description: `${countItems(count)} geändert.`,
    }),
    noChange: { title: 'Nichts geändert', description: 'Hier gibt es nichts zu speichern.' },
    noChanges: {
      title: 'Nichts geändert',
      description: 'Ändern Sie erst Titel oder Beschreibungen, dann gibt es etwas zu speichern.',
    },
    updateFailed: { title: 'Nicht gespeichert', description: 'Die Angaben wurden nicht gespeichert.' },
    someFailed: {
      title: 'Nicht alles gespeichert',
      description: 'Manches wurde nicht gespeichert. Bitte versuchen Sie es noch einmal.',
    },
    deleted: { title: 'Gelöscht', description: 'Das Foto oder Video wurde gelöscht.' },
    deleteFailed: { title: 'Nicht gelöscht', description: 'Das konnte nicht gelöscht werden.' },
    ordered: { title: 'Reihenfolge geändert' },
    orderRefused: { title: 'Nicht verschoben', description: 'Die Reihenfolge wurde nicht geändert.' },
    history: (count) => `Frühere Fassungen (${formatNumber(count)})`,
    historyDialog: 'Frühere Fassungen',
    historySeen: {
      loading: 'Frühere Fassungen werden geladen …',
      failed: 'Die früheren Fassungen waren gerade nicht zu erreichen.',
    },
    before: 'Es hieß',
    after: 'und wurde geändert in',
    absent: { title: 'kein Titel', description: 'keine Beschreibung' },
    byVisitor: 'Von einem Gast geändert',
    byFamily: 'Von der Familie oder schon vor langer Zeit geändert',
    putBack: 'Zurückholen',
    now: 'Jetzt heißt es',
    then: 'und hieße wieder',
    undone: 'Zurückgeholt oder rückgängig gemacht',
    held: 'Noch nicht zu sehen, weil ein Link darin steht',
    discarded: 'Nicht zu sehen, verworfen',
    would: 'und würde geändert in',
    approve: 'Freigeben',
    approveDone: { title: 'Freigegeben', description: 'Besucher sehen diese Worte jetzt.' },
    discard: 'Verwerfen',
    discardDone: { title: 'Verworfen', description: 'Die Worte bleiben, wie sie sind.' },
    putBackDone: { title: 'Gespeichert', description: 'Die früheren Worte sind wieder da.' },
    undoVisitor: 'Alles von diesem Gast zurücknehmen',
    undoHint: 'Das nimmt alles zurück, was dieser Gast geändert hat und was seitdem niemand geändert hat.',
    undoNone: 'Von den Änderungen dieses Gastes ist keine mehr da.',
    undo: (count) =>
      plural(count, { one: 'Bei # Aufnahme zurücknehmen', other: 'Bei # Aufnahmen zurücknehmen' }),
    undoDone: (count) => ({
      title: 'Gespeichert',
      description: plural(count, {
        one: '# Aufnahme hat wieder die früheren Worte.',
        other: '# Aufnahmen haben wieder die früheren Worte.',
      }),
    }),
    orderLost: {
      title: 'Nicht verschoben',
      description: 'Beim Verschieben ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
    },
  },
})
export const { batch: batchTexts, manage: manageTexts } = texts
