/** Every kind of job and what its subject is. A feature that adds one names it here and calls `jobs.define` for it. */
export const jobKinds = {
  derive: 'the id of a media item whose pictures are made',
  'remove-outdated': 'the id of a photograph whose pictures of earlier adjustments are removed',
  'renew-film': 'the id of a film whose public file is made anew',
  'copy-song': 'the id of a song whose public files are made, and whose beat is looked for',
  'find-beat': 'the id of a song that has its files, and whose beat is looked for',
  'remove-public': 'the public key of files that are hidden now',
  'clear-public': '“all”: no file of a closed memorial stays public',
  'remove-private': 'the id of files whose row is gone, or never came to be',
  'sweep-unattached': 'the id of a visitor’s photo that waits for its memory',
  'sweep-orphan': 'the id of a picture that may be shown nowhere any more',
  'forget-visitors': 'a day, counted from 1970, whose edits lose their visitor',
  'remove-deleted': 'the id of a deleted item that can be put back no longer',
  'clear-leftovers': '“all”: files that no row names are removed',
  'verify-files': '“begin” or a time: some originals are read again',
  work: 'the id of work that takes long and that somebody began',
  'forget-work': 'the id of work whose result has waited long enough',
  'remove-snapshot': 'the id of a snapshot whose archive can be continued no longer',
  'save-backup': 'the time at which to see whether a backup is due',
  'renew-certificate': 'the time at which to see whether it is due',
  'mail-safekeeping': '“news”: whether anything stored is in danger',
  'mail-memories': '“new” or “changed”: what the family is told of',
  'mail-answer': 'the id of a memory whose writer is mailed that the family answered',
  'mail-digest': 'the time of the next daily mail to those who want it',
} as const

export type JobKind = keyof typeof jobKinds

/** Enqueued up to 31 days before they are due; all others three days at most. */
export const monthLong: ReadonlySet<JobKind> = new Set(['forget-visitors', 'remove-deleted'])

/** In a lane of its own, so that hours of it keep no photograph waiting. */
export const WORK: JobKind = 'work'

/** Deleted and hidden files must go now: these kinds never wait for films and backups, which may take many minutes. */
export const removals: ReadonlySet<string> = new Set<JobKind>([
  'remove-public',
  'clear-public',
  'remove-private',
  'remove-deleted',
  'forget-work',
  'clear-leftovers',
  'remove-snapshot',
])
