import type { systemErrorTexts as en } from '../../en/server/systemErrors.ts'
import { sentences } from '../grammar.ts'

/** A fault without a period at its end, and what to do. */
type Fault = readonly [fault: string, cure: string]

const TRY_AGAIN = 'Versuchen Sie es in einer Minute noch einmal.'
const OTHER_PLACE = 'Wählen Sie einen anderen Ort.'

const describeNotAllowed = (place: string, user: string): Fault => [
  `${user} darf hier nicht lesen oder schreiben: ${place}`,
  'Erlauben Sie es oder wählen Sie einen anderen Ort.',
]
const describeBrokenDisk = (place: string): Fault => [
  `der Datenträger arbeitet nicht oder wurde entfernt: ${place}`,
  'Schließen Sie ihn wieder an und prüfen Sie ihn oder wählen Sie einen anderen Ort.',
]
const describeLostDisk = (place: string): Fault => [
  `die Verbindung zum Datenträger ist abgerissen: ${place}`,
  'Stellen Sie sie wieder her oder wählen Sie einen anderen Ort.',
]
const describeTooManyFiles = (): Fault => [
  'es sind zu viele Dateien zugleich offen',
  'Erhöhen Sie die Grenze für offene Dateien (LimitNOFILE= in systemd, ulimit -n in einer Shell).',
]
const describeNotReadable = (user: string) => `${user} darf das nicht lesen`
const describeBrokenReading = () => 'der Datenträger arbeitet nicht oder wurde entfernt'

export const systemErrorTexts = sentences<typeof en>({
  full: [
    'auf dem Datenträger ist kein Platz mehr',
    'Schaffen Sie Platz und versuchen Sie es dann noch einmal.',
  ],
  overQuota: [
    'auf dem Datenträger ist für dieses Benutzerkonto kein Platz mehr: Sein Anteil ist aufgebraucht',
    'Löschen Sie, was nicht gebraucht wird, oder bitten Sie um einen größeren Anteil. Versuchen Sie es dann noch einmal.',
  ],
  damaged: [
    'die Datenbank ist beschädigt',
    'Stellen Sie die neueste Sicherung in einem leeren Ordner wieder her.',
  ],
  forbidden: (user) => [
    `${user} darf nicht in die Datenbank schreiben`,
    'Führen Sie das mit dem Benutzerkonto aus, unter dem die Gedenkseite läuft.',
  ],
  unsharable: [
    'die Datenbank liegt auf einem Dateisystem, das Dateien nicht sperren oder im Speicher teilen kann',
    'Wählen Sie einen Ordner auf einem Datenträger dieses Rechners.',
  ],
  locked: ['ein anderes Programm benutzt die Datenbank', TRY_AGAIN],
  somewhere: 'dieser Ort',
  database: 'die Datenbank',
  errors: {
    ENOENT: (place) => [
      `der Ordner fehlt: ${place}`,
      'Legen Sie ihn zuerst an oder wählen Sie einen anderen Ort.',
    ],
    ENOTDIR: (place) => [`${place} liegt unter einer Datei, nicht unter einem Ordner`, OTHER_PLACE],
    EISDIR: (place) => [`${place} ist ein Ordner`, 'Wählen Sie den Namen einer Datei.'],
    EEXIST: (place) => [`${place} gibt es schon, aber nicht als Ordner`, 'Wählen Sie einen anderen Namen.'],
    ELOOP: (place) => [`${place} ist ein Verweis, der zu sich selbst zurückführt`, OTHER_PLACE],
    EACCES: describeNotAllowed,
    EPERM: describeNotAllowed,
    EROFS: (place) => [
      `der Datenträger lässt sich nur lesen: ${place}`,
      'Ein Datenträger, der von selbst nur noch lesbar ist, hat einen Fehler: Prüfen Sie ihn und hängen Sie ihn dann wieder ein. Oder wählen Sie einen anderen Ort.',
    ],
    EFBIG: () => [
      'die Datei ist zu groß für diesen Datenträger: Mit FAT formatierte nehmen keine Datei über 4\u00a0GB',
      'Wählen Sie einen anderen Datenträger oder einen Ordner statt einer ZIP-Datei.',
    ],
    ENAMETOOLONG: (place) => [
      `der Name ${place} ist zu lang für diesen Datenträger`,
      'Wählen Sie einen kürzeren Namen.',
    ],
    EBUSY: (place) => [`ein anderes Programm benutzt das gerade: ${place}`, TRY_AGAIN],
    EIO: describeBrokenDisk,
    ENXIO: describeBrokenDisk,
    ENODEV: describeBrokenDisk,
    ESTALE: describeLostDisk,
    EHOSTDOWN: describeLostDisk,
    EMFILE: describeTooManyFiles,
    ENFILE: describeTooManyFiles,
  },
  reading: {
    ENOENT: () => 'die Datei ist nicht mehr da',
    EACCES: describeNotReadable,
    EPERM: describeNotReadable,
    ELOOP: () => 'das ist ein Verweis, der zu sich selbst zurückführt',
    ENAMETOOLONG: () => 'der Pfad ist zu lang',
    EIO: describeBrokenReading,
    ENXIO: describeBrokenReading,
    ENODEV: describeBrokenReading,
  },
})
