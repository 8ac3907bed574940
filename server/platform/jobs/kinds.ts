/**
 * The kinds of jobs that run once after a commit. Each text says what the `subject` of such a job is. To add a kind,
 * list it here and in the `jobs` of a feature.
 */
export const jobKinds = {
  derive: 'the id of a media item whose pictures are made',
  'remove-outdated': 'the id of a photograph whose pictures of earlier adjustments are removed',
  'renew-film': 'the id of a video whose public file is made again',
  'copy-song': 'the id of a song whose public files are made',
  'remove-public': 'the public key of files that are hidden now',
  'clear-public': '“all”: no file of a closed memorial stays public',
  'remove-private': 'the id of files whose row is gone, or never came to be',
  'sweep-unattached': 'the id of a visitor’s photo that waits for its memory',
  'sweep-orphan': 'the id of a picture that may be shown nowhere any more',
  'forget-visitors': 'a day, counted from 1970, whose edits lose their visitor',
  'remove-deleted': 'the id of a deleted item that can be put back no longer',
  work: 'the id of work that takes long and that somebody began',
  'forget-work': 'the id of work whose result has waited long enough',
  'remove-snapshot': 'the id of a snapshot whose archive can be continued no longer',
  'mail-memories': '“new” or “changed”: a memory of which keepers are told at once',
  'mail-answer': 'the id of a memory whose writer is mailed that the family answered',
} as const

export type JobKind = keyof typeof jobKinds

/**
 * The kinds of repeated jobs. Each text says what such a job does. To add a kind, list it here and in the
 * `jobs` of a feature.
 */
export const repeatedKinds = {
  'clear-leftovers': 'removes files that no row names',
  'verify-files': 'reads some originals again',
  'save-backup': 'begins a copy when one is due',
  'renew-certificate': 'fetches the certificate when it is due',
  'mail-safekeeping': 'mails that something stored is in danger',
  'mail-digest': 'mails what is new to those who want it once a day',
} as const

export type RepeatedKind = keyof typeof repeatedKinds

/** The kinds that are scheduled up to 31 days before they are due. All other kinds are scheduled at most three days before. */
export const monthLongKinds: ReadonlySet<JobKind> = new Set(['forget-visitors', 'remove-deleted'])

/**
 * The kind of long-running work. It has its own lane (a queue of jobs), so that hours of work do not delay the jobs of a
 * photograph.
 */
export const WORK_KIND: JobKind = 'work'

/** The kinds that remove deleted and hidden files. They have their own lane, so that they never wait for videos or backups. */
export const removalKinds: ReadonlySet<string> = new Set<JobKind | RepeatedKind>([
  'remove-public',
  'clear-public',
  'remove-private',
  'remove-deleted',
  'forget-work',
  'clear-leftovers',
  'remove-snapshot',
])
