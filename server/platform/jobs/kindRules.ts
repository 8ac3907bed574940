/** The properties of a kind of job that matter to the lanes. */
export interface KindRule {
  /** the lane in which such jobs run, so that they and the usual jobs never wait for each other; absent: the usual lane */
  lane?: 'removals' | 'long'
  /** whether such jobs are scheduled up to 31 days before they are due; all others at most three days before */
  isMonthLong?: true
}

/** All kinds of jobs, by name. server/memorial/jobs/kinds.ts lists them. */
export interface KindRules {
  /** the kinds that run once after a commit; `subject` says what the subject of such a job is */
  once: Readonly<Record<string, KindRule & { subject: string }>>
  /** the kinds that run again and again; `task` says what such a job does */
  repeated: Readonly<Record<string, KindRule & { task: string }>>
}
