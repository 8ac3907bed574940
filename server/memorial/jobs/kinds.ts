import type { LaneName } from '../../platform/jobs/jobs.ts'

/**
 * The kinds of jobs that run once after a commit, each with its lane. The comment of a kind says what the subject of such a job is.
 * One feature has the function for each kind among its jobs. Deleted and hidden files are removed in a lane (a queue of jobs) of their
 * own, so that they never wait for videos or backups. Long-running work has its own lane, too, so that hours of work do not delay the
 * jobs of a photograph. Repeated jobs are in server/repeatedJobs.ts.
 */
export const jobKinds = {
  /** the id of a media item whose pictures are made */
  derive: 'usual',
  /** the id of a photograph whose pictures of earlier adjustments are removed */
  'remove-outdated': 'usual',
  /** the id of a video whose public file is made again */
  'renew-film': 'usual',
  /** the id of a song whose public files are made */
  'copy-song': 'usual',
  /** the public key of files that are hidden now */
  'remove-public': 'removals',
  /** “all”: no file of a closed memorial stays public */
  'clear-public': 'removals',
  /** the id of files whose row is gone, or never came to be */
  'remove-private': 'removals',
  /** the id of a visitor’s photo that waits for its memory */
  'sweep-unattached': 'usual',
  /** the id of a picture that may be shown nowhere any more */
  'sweep-orphan': 'usual',
  /** a day, counted from 1970, whose edits lose their visitor */
  'forget-visitors': 'usual',
  /** the id of a deleted item that can be put back no longer */
  'remove-deleted': 'removals',
  /** the id of work that takes long and that somebody began */
  work: 'long',
  /** the id of work whose result has waited long enough */
  'forget-work': 'removals',
  /** the id of a snapshot whose archive can be continued no longer */
  'remove-snapshot': 'removals',
  /** “new” or “changed”: a memory, or what guests sent by the link, of which keepers are told at once */
  'mail-memories': 'usual',
  /** the id of a memory whose writer is mailed that the family answered */
  'mail-answer': 'usual',
  /** the id of a memory whose writer is mailed a private link */
  'mail-link': 'usual',
  /** the id of a sender whom the family's thanks are mailed */
  'mail-thanks': 'usual',
} as const satisfies Record<string, LaneName>

export type JobKind = keyof typeof jobKinds
