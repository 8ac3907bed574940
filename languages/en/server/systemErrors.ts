import { sentences } from '../grammar.ts'

/** A fault without a period at its end, and what to do. */
type Fault = readonly [fault: string, cure: string]

const TRY_AGAIN = 'Try again in a minute.'
const OTHER_PLACE = 'Choose another place.'

const describeNotAllowed = (place: string, user: string): Fault => [
  `reading or writing ${place} is not allowed to ${user}`,
  'Allow it, or choose another place.',
]
const describeBrokenDisk = (place: string): Fault => [
  `the disk of ${place} does not work, or was removed`,
  'Connect it again and check it, or choose another place.',
]
const describeLostDisk = (place: string): Fault => [
  `the connection to the disk of ${place} was lost`,
  'Connect it again, or choose another place.',
]
const describeTooManyFiles = (): Fault => [
  'too many files are open at once',
  'Raise the limit of open files (LimitNOFILE= in systemd, ulimit -n in a shell).',
]
const describeNotReadable = (user: string) => `${user} may not read it`
const describeBrokenReading = () => 'its disk does not work, or was removed'

/** Errors of the system about a path that a person chose, or about the database. `reading` is for files that a listing has found. */
export const systemErrorTexts = sentences({
  full: ['there is no room left on the disk', 'Make some, then try again.'],
  overQuota: [
    'there is no room left on the disk for this user, whose quota is used up',
    'Delete what is not needed, or ask for a larger quota, then try again.',
  ],
  damaged: ['the database is damaged', 'Restore the newest backup in an empty folder.'],
  forbidden: (user: string): Fault => [
    `${user} may not write to the database`,
    'Run this as the user who runs the memorial.',
  ],
  unsharable: [
    'the database is on a file system that cannot lock files or share them in memory',
    'Choose a folder on a disk of this machine.',
  ],
  locked: ['another program is using the database', TRY_AGAIN],
  somewhere: 'that place',
  database: 'the database',
  errors: {
    ENOENT: (place: string): Fault => [
      `there is no folder for ${place}`,
      'Make it first, or choose another place.',
    ],
    ENOTDIR: (place: string): Fault => [`${place} lies below a file, not below a folder`, OTHER_PLACE],
    EISDIR: (place: string): Fault => [`${place} is a folder`, 'Choose the name of a file.'],
    EEXIST: (place: string): Fault => [
      `${place} already exists, and is not a folder`,
      'Choose another name.',
    ],
    ELOOP: (place: string): Fault => [`${place} is a link that leads back to itself`, OTHER_PLACE],
    EACCES: describeNotAllowed,
    EPERM: describeNotAllowed,
    EROFS: (place: string): Fault => [
      `${place} is on a read-only disk`,
      'A disk that became read-only by itself has a fault: check it, then mount it again. Or choose another place.',
    ],
    EFBIG: (): Fault => [
      'the file is too large for that disk: disks formatted as FAT hold no file above 4 GB',
      'Choose another disk, or a folder instead of a ZIP file.',
    ],
    ENAMETOOLONG: (place: string): Fault => [
      `the name ${place} is too long for that disk`,
      'Choose a shorter name.',
    ],
    EBUSY: (place: string): Fault => [`another program is using ${place}`, TRY_AGAIN],
    EIO: describeBrokenDisk,
    ENXIO: describeBrokenDisk,
    ENODEV: describeBrokenDisk,
    ESTALE: describeLostDisk,
    EHOSTDOWN: describeLostDisk,
    EMFILE: describeTooManyFiles,
    ENFILE: describeTooManyFiles,
  },
  reading: {
    ENOENT: () => 'it is no longer there',
    EACCES: describeNotReadable,
    EPERM: describeNotReadable,
    ELOOP: () => 'it is a link that leads back to itself',
    ENAMETOOLONG: () => 'its path is too long',
    EIO: describeBrokenReading,
    ENXIO: describeBrokenReading,
    ENODEV: describeBrokenReading,
  },
})
