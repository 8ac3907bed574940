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

/**
 * The most lines of each part of the product. `node tests/support/project/countLines.ts` prints this table for the lines of today. A
 * change that needs more raises the figure, and the body of its commit says what for.
 */
export const lineBudgets: Record<string, number> = {
  contract: 3_990,
  domain: 5_890,
  'languages/en': 4_220,
  languages: 280,
  scripts: 3_820,
  server: 340,
  'server/base': 1_600,
  'server/codecs': 8_380,
  'server/commands': 600,
  'server/features': 9_870,
  'server/http': 4_070,
  'server/import': 3_050,
  'server/memorial': 1_960,
  'server/operations': 2_100,
  'server/outputs': 5_730,
  'server/platform': 7_090,
  'server/safety': 2_150,
  styles: 7_860,
  'web/admin': 15_030,
  'web/api': 880,
  'web/media': 1_450,
  'web/memories': 50,
  'web/obituary': 80,
  'web/services': 270,
  'web/show': 5_740,
  'web/site': 5_940,
  'web/stores': 120,
  'web/styles': 10,
  'web/ui': 2_380,
  'web/uploads': 950,
}
