import type { systemErrorTexts as en } from '../../en/server/systemErrors.ts'
import { sentences } from '../grammar.ts'

/** A fault without a period at its end, and what to do. */
type Fault = readonly [fault: string, cure: string]

const TRY_AGAIN = 'Można spróbować ponownie za minutę.'
const OTHER_PLACE = 'Trzeba wybrać inne miejsce.'

const describeNotAllowed = (place: string, user: string): Fault => [
  `brak prawa do odczytu lub zapisu: ${place} (konto: ${user})`,
  'Trzeba nadać to prawo albo wybrać inne miejsce.',
]
const describeBrokenDisk = (place: string): Fault => [
  `dysk nie działa albo został odłączony: ${place}`,
  'Trzeba podłączyć go ponownie i sprawdzić albo wybrać inne miejsce.',
]
const describeLostDisk = (place: string): Fault => [
  `połączenie z dyskiem zostało przerwane: ${place}`,
  'Trzeba podłączyć go ponownie albo wybrać inne miejsce.',
]
const describeTooManyFiles = (): Fault => [
  'zbyt wiele plików jest otwartych naraz',
  'Trzeba podnieść limit otwartych plików (LimitNOFILE= w systemd, ulimit -n w powłoce).',
]
const describeNotReadable = (user: string) => `brak prawa do odczytu (konto: ${user})`
const describeBrokenReading = () => 'jego dysk nie działa albo został odłączony'

/** Errors of the system about a path that a person chose, or about the database. `reading` is for files that a listing has found. */
export const systemErrorTexts = sentences<typeof en>({
  full: ['na dysku nie ma już miejsca', 'Trzeba zwolnić trochę miejsca i spróbować ponownie.'],
  overQuota: [
    'na dysku nie ma już miejsca dla tego konta, bo jego limit jest wyczerpany',
    'Trzeba usunąć, co niepotrzebne, albo poprosić o większy limit i spróbować ponownie.',
  ],
  damaged: ['baza danych jest uszkodzona', 'Trzeba przywrócić najnowszą kopię zapasową w pustym folderze.'],
  forbidden: (user) => [
    `brak prawa do zapisu w bazie danych (konto: ${user})`,
    'Trzeba uruchomić to z konta, na którym działa strona pamięci.',
  ],
  unsharable: [
    'baza danych jest w systemie plików, który nie umie blokować plików ani współdzielić ich w pamięci',
    'Trzeba wybrać folder na dysku tego komputera.',
  ],
  locked: ['inny program używa bazy danych', TRY_AGAIN],
  somewhere: 'to miejsce',
  database: 'baza danych',
  errors: {
    ENOENT: (place) => [
      `nie ma folderu dla tego miejsca: ${place}`,
      'Trzeba go najpierw utworzyć albo wybrać inne miejsce.',
    ],
    ENOTDIR: (place) => [`to miejsce leży pod plikiem, a nie pod folderem: ${place}`, OTHER_PLACE],
    EISDIR: (place) => [`to jest folder: ${place}`, 'Trzeba wybrać nazwę pliku.'],
    EEXIST: (place) => [`to już istnieje i nie jest folderem: ${place}`, 'Trzeba wybrać inną nazwę.'],
    ELOOP: (place) => [`to dowiązanie, które prowadzi do siebie samego: ${place}`, OTHER_PLACE],
    EACCES: describeNotAllowed,
    EPERM: describeNotAllowed,
    EROFS: (place) => [
      `dysk jest tylko do odczytu: ${place}`,
      'Dysk, który sam stał się tylko do odczytu, ma usterkę: trzeba go sprawdzić i zamontować ponownie. Albo wybrać inne miejsce.',
    ],
    EFBIG: () => [
      'plik jest za duży dla tego dysku: dyski w formacie FAT nie mieszczą plików powyżej 4\u00a0GB',
      'Trzeba wybrać inny dysk albo folder zamiast pliku ZIP.',
    ],
    ENAMETOOLONG: (place) => [
      `ta nazwa jest za długa dla tego dysku: ${place}`,
      'Trzeba wybrać krótszą nazwę.',
    ],
    EBUSY: (place) => [`inny program tego używa: ${place}`, TRY_AGAIN],
    EIO: describeBrokenDisk,
    ENXIO: describeBrokenDisk,
    ENODEV: describeBrokenDisk,
    ESTALE: describeLostDisk,
    EHOSTDOWN: describeLostDisk,
    EMFILE: describeTooManyFiles,
    ENFILE: describeTooManyFiles,
  },
  reading: {
    ENOENT: () => 'już go tam nie ma',
    EACCES: describeNotReadable,
    EPERM: describeNotReadable,
    ELOOP: () => 'to dowiązanie, które prowadzi do siebie samego',
    ENAMETOOLONG: () => 'jego ścieżka jest za długa',
    EIO: describeBrokenReading,
    ENXIO: describeBrokenReading,
    ENODEV: describeBrokenReading,
  },
})
