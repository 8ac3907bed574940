/**
 * The most that visitors may fetch, in bytes if no other unit is named. Each limit is a tenth above the size at the time when
 * it was set, so that a small change passes and growth is noticed.
 */
export const budgets = {
  /** all scripts of a page, compressed as they are sent */
  script: 108_300,
  /** the same in other languages: a little above the largest page, because their sentences are longer */
  scriptIn: { de: 110_800, fr: 111_600, es: 110_800, pl: 110_800, he: 110_500 },
  scriptFiles: 9,
  /** the script that the browser requests first, and that waits for the initial view */
  entry: 2_400,
  /** the script within every document */
  headScript: 790,
  /** stylesheets of a page: within its document, and with later ones */
  styleWithin: 26_400,
  style: 37_300,
  /** a document, compressed: the first packets of a connection hold 14.6 kB */
  document: 16_000,
  /** elements in the body of a page */
  elements: { '/': 66, '/gallery': 176, '/obituary': 66, '/services': 154, '/memories': 440, others: 200 },
}
