import type { KindRules } from '../../platform/jobs/kindRules.ts'

/**
 * The kinds of jobs that run once after a commit. Each text says what the `subject` of such a job is. To add a kind, a feature
 * lists it here and calls `context.jobs.define`. Deleted and hidden files are removed in a lane (a queue of jobs) of their own,
 * so that they never wait for videos or backups. Long-running work has its own lane, too, so that hours of work do not delay the
 * jobs of a photograph.
 */
export const jobKinds = {
  derive: { subject: 'the id of a media item whose pictures are made' },
  'remove-outdated': { subject: 'the id of a photograph whose pictures of earlier adjustments are removed' },
  'renew-film': { subject: 'the id of a video whose public file is made again' },
  'copy-song': { subject: 'the id of a song whose public files are made' },
  'remove-public': { subject: 'the public key of files that are hidden now', lane: 'removals' },
  'clear-public': { subject: '“all”: no file of a closed memorial stays public', lane: 'removals' },
  'remove-private': { subject: 'the id of files whose row is gone, or never came to be', lane: 'removals' },
  'sweep-unattached': { subject: 'the id of a visitor’s photo that waits for its memory' },
  'sweep-orphan': { subject: 'the id of a picture that may be shown nowhere any more' },
  'forget-visitors': {
    subject: 'a day, counted from 1970, whose edits lose their visitor',
    isMonthLong: true,
  },
  'remove-deleted': {
    subject: 'the id of a deleted item that can be put back no longer',
    lane: 'removals',
    isMonthLong: true,
  },
  work: { subject: 'the id of work that takes long and that somebody began', lane: 'long' },
  'forget-work': { subject: 'the id of work whose result has waited long enough', lane: 'removals' },
  'remove-snapshot': {
    subject: 'the id of a snapshot whose archive can be continued no longer',
    lane: 'removals',
  },
  'mail-memories': { subject: '“new” or “changed”: a memory of which keepers are told at once' },
  'mail-answer': { subject: 'the id of a memory whose writer is mailed that the family answered' },
  'mail-link': { subject: 'the id of a memory whose writer is mailed a private link' },
} as const satisfies KindRules['once']

export type JobKind = keyof typeof jobKinds

/**
 * The kinds of repeated jobs. Each text says what such a job does. To add a kind, a feature lists it here and calls
 * `context.jobs.repeat`.
 */
export const repeatedKinds = {
  'clear-leftovers': { task: 'removes files that no row names', lane: 'removals' },
  'verify-files': { task: 'reads some originals again' },
  'save-backup': { task: 'begins a backup when one is due' },
  'renew-certificate': { task: 'fetches the certificate when it is due' },
  'mail-safekeeping': { task: 'mails that something stored is in danger' },
  'mail-digest': { task: 'mails what is new to those who want it once a day' },
} as const satisfies KindRules['repeated']

export type RepeatedKind = keyof typeof repeatedKinds

/** All kinds with what the lanes must know of them. */
export const kindRules: KindRules = { once: jobKinds, repeated: repeatedKinds }
