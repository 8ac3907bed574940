import type { systemErrorTexts as en } from '../../en/server/systemErrors.ts'
import { sentences } from '../grammar.ts'

/** A fault without a period at its end, and what to do. */
type Fault = readonly [fault: string, cure: string]

const TRY_AGAIN = 'Inténtelo de nuevo dentro de un minuto.'
const OTHER_PLACE = 'Elija otro lugar.'

const describeNotAllowed = (place: string, user: string): Fault => [
  `${user} no tiene permiso para leer o escribir en ${place}`,
  'Dele permiso o elija otro lugar.',
]
const describeBrokenDisk = (place: string): Fault => [
  `el disco de ${place} no funciona o se retiró`,
  'Conéctelo otra vez y compruébelo. También puede elegir otro lugar.',
]
const describeLostDisk = (place: string): Fault => [
  `se perdió la conexión con el disco de ${place}`,
  'Conéctelo otra vez o elija otro lugar.',
]
const describeTooManyFiles = (): Fault => [
  'hay demasiados archivos abiertos a la vez',
  'Suba el límite de archivos abiertos (LimitNOFILE= en systemd, ulimit -n en una consola).',
]
const describeNotReadable = (user: string) => `${user} no puede leerlo`
const describeBrokenReading = () => 'su disco no funciona o se retiró'

/** Errors of the system about a path that a person chose, or about the database. `reading` is for files that a listing has found. */
export const systemErrorTexts = sentences<typeof en>({
  full: ['no queda espacio en el disco', 'Libere espacio e inténtelo de nuevo.'],
  overQuota: [
    'no queda espacio en el disco para este usuario, que ha gastado su cuota',
    'Elimine lo que no haga falta o pida una cuota mayor. Después inténtelo de nuevo.',
  ],
  damaged: [
    'la base de datos está dañada',
    'Restaure la copia de seguridad más reciente en una carpeta vacía.',
  ],
  forbidden: (user): Fault => [
    `${user} no puede escribir en la base de datos`,
    'Ejecute esto con el usuario que ejecuta el memorial.',
  ],
  unsharable: [
    'la base de datos está en un sistema de archivos que no permite bloquear archivos ni compartirlos en memoria',
    'Elija una carpeta en un disco de esta máquina.',
  ],
  locked: ['otro programa está usando la base de datos', TRY_AGAIN],
  somewhere: 'ese lugar',
  database: 'la base de datos',
  errors: {
    ENOENT: (place): Fault => [`no hay ninguna carpeta para ${place}`, 'Créela antes o elija otro lugar.'],
    ENOTDIR: (place): Fault => [`${place} está debajo de un archivo, no de una carpeta`, OTHER_PLACE],
    EISDIR: (place): Fault => [`${place} es una carpeta`, 'Elija el nombre de un archivo.'],
    EEXIST: (place): Fault => [`${place} ya existe y no es una carpeta`, 'Elija otro nombre.'],
    ELOOP: (place): Fault => [`${place} es un enlace que vuelve a sí mismo`, OTHER_PLACE],
    EACCES: describeNotAllowed,
    EPERM: describeNotAllowed,
    EROFS: (place): Fault => [
      `${place} está en un disco de solo lectura`,
      'Un disco que pasó por sí solo a ser de solo lectura tiene una avería: compruébelo y vuelva a montarlo. O elija otro lugar.',
    ],
    EFBIG: (): Fault => [
      'el archivo es demasiado grande para ese disco: los discos con formato FAT no admiten archivos de más de 4\u00a0GB',
      'Elija otro disco o una carpeta en lugar de un archivo ZIP.',
    ],
    ENAMETOOLONG: (place): Fault => [
      `el nombre ${place} es demasiado largo para ese disco`,
      'Elija un nombre más corto.',
    ],
    EBUSY: (place): Fault => [`otro programa está usando ${place}`, TRY_AGAIN],
    EIO: describeBrokenDisk,
    ENXIO: describeBrokenDisk,
    ENODEV: describeBrokenDisk,
    ESTALE: describeLostDisk,
    EHOSTDOWN: describeLostDisk,
    EMFILE: describeTooManyFiles,
    ENFILE: describeTooManyFiles,
  },
  reading: {
    ENOENT: () => 'ya no está allí',
    EACCES: describeNotReadable,
    EPERM: describeNotReadable,
    ELOOP: () => 'es un enlace que vuelve a sí mismo',
    ENAMETOOLONG: () => 'su ruta es demasiado larga',
    EIO: describeBrokenReading,
    ENXIO: describeBrokenReading,
    ENODEV: describeBrokenReading,
  },
})
