import { sentences } from '../grammar.ts'

/** The faults that a file can have. Each has two texts for people: what is wrong, and what to do. */
export const faults = sentences({
  missing: {
    what: 'Its original file is missing',
    todo: 'Copy the file back from a backup that still has it.',
  },
  changed: {
    what: 'Its original file is not what was sent: the disk has changed or cut it',
    todo: 'Copy the file back from a backup that still has it, and check the health of the disk.',
  },
  unreadable: {
    what: 'Its original file cannot be read from the disk',
    todo: 'Copy the file back from a backup that still has it, and replace the disk soon.',
  },
  pictures: {
    what: 'The pictures shown to visitors are missing and cannot be made again from the original',
    todo: 'Download the original, check that it opens, and upload it again.',
  },
  unknown: {
    what: 'Nothing in the database belongs to this file',
    todo: 'Was an older database restored? Restore the one that belongs to the files. If you know that the file is not needed, remove its folder.',
  },
})
