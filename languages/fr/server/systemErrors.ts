import type { systemErrorTexts as en } from '../../en/server/systemErrors.ts'
import { sentences } from '../grammar.ts'

/** A fault without a period at its end, and what to do. */
type Fault = readonly [fault: string, cure: string]

const TRY_AGAIN = 'Vous pouvez réessayer dans une minute.'
const OTHER_PLACE = 'Il faut choisir un autre emplacement.'

const describeNotAllowed = (place: string, user: string): Fault => [
  `l’utilisateur ${user} n’a pas le droit de lire ou d’écrire ici\u00a0: ${place}`,
  'Il faut lui donner ce droit, ou choisir un autre emplacement.',
]
const describeBrokenDisk = (place: string): Fault => [
  `le disque ne fonctionne pas, ou a été retiré\u00a0: ${place}`,
  'Il faut le rebrancher et le vérifier, ou choisir un autre emplacement.',
]
const describeLostDisk = (place: string): Fault => [
  `la connexion au disque a été perdue\u00a0: ${place}`,
  'Il faut le rebrancher, ou choisir un autre emplacement.',
]
const describeTooManyFiles = (): Fault => [
  'trop de fichiers sont ouverts à la fois',
  'Il faut augmenter la limite de fichiers ouverts (LimitNOFILE= dans systemd, ulimit -n dans un terminal).',
]
const describeNotReadable = (user: string) => `l’utilisateur ${user} n’a pas le droit de le lire`
const describeBrokenReading = () => 'son disque ne fonctionne pas, ou a été retiré'

/** Errors of the system about a path that a person chose, or about the database. `reading` is for files that a listing has found. */
export const systemErrorTexts = sentences<typeof en>({
  full: ['il n’y a plus de place sur le disque', 'Il faut en libérer, puis réessayer.'],
  overQuota: [
    'il n’y a plus de place sur le disque pour cet utilisateur, dont le quota est épuisé',
    'Il faut supprimer ce qui ne sert pas, ou demander un quota plus grand, puis réessayer.',
  ],
  damaged: ['la base de données est abîmée', 'Il faut remettre la dernière sauvegarde dans un dossier vide.'],
  forbidden: (user) => [
    `l’utilisateur ${user} n’a pas le droit d’écrire dans la base de données`,
    'Il faut lancer ceci sous le nom de l’utilisateur du site.',
  ],
  unsharable: [
    'la base de données est sur un système de fichiers qui ne sait pas verrouiller les fichiers ou les partager en mémoire',
    'Il faut choisir un dossier sur un disque de cette machine.',
  ],
  locked: ['un autre programme utilise la base de données', TRY_AGAIN],
  somewhere: 'cet emplacement',
  database: 'la base de données',
  errors: {
    ENOENT: (place) => [
      `il n’y a pas de dossier pour ${place}`,
      'Il faut d’abord le créer, ou choisir un autre emplacement.',
    ],
    ENOTDIR: (place) => [`${place} se trouve sous un fichier, et non sous un dossier`, OTHER_PLACE],
    EISDIR: (place) => [`${place} est un dossier`, 'Il faut choisir le nom d’un fichier.'],
    EEXIST: (place) => [`${place} existe déjà, et n’est pas un dossier`, 'Il faut choisir un autre nom.'],
    ELOOP: (place) => [`${place} est un lien qui ramène à lui-même`, OTHER_PLACE],
    EACCES: describeNotAllowed,
    EPERM: describeNotAllowed,
    EROFS: (place) => [
      `${place} est sur un disque en lecture seule`,
      'Un disque passé de lui-même en lecture seule a un défaut\u00a0: il faut le vérifier, puis le remonter, ou choisir un autre emplacement.',
    ],
    EFBIG: () => [
      'le fichier est trop gros pour ce disque\u00a0: un disque formaté en FAT ne contient pas de fichier de plus de 4\u00a0Go',
      'Il faut choisir un autre disque, ou un dossier à la place d’un fichier ZIP.',
    ],
    ENAMETOOLONG: (place) => [
      `le nom ${place} est trop long pour ce disque`,
      'Il faut choisir un nom plus court.',
    ],
    EBUSY: (place) => [`un autre programme utilise ${place}`, TRY_AGAIN],
    EIO: describeBrokenDisk,
    ENXIO: describeBrokenDisk,
    ENODEV: describeBrokenDisk,
    ESTALE: describeLostDisk,
    EHOSTDOWN: describeLostDisk,
    EMFILE: describeTooManyFiles,
    ENFILE: describeTooManyFiles,
  },
  reading: {
    ENOENT: () => 'il n’est plus là',
    EACCES: describeNotReadable,
    EPERM: describeNotReadable,
    ELOOP: () => 'c’est un lien qui ramène à lui-même',
    ENAMETOOLONG: () => 'son chemin est trop long',
    EIO: describeBrokenReading,
    ENXIO: describeBrokenReading,
    ENODEV: describeBrokenReading,
  },
})
