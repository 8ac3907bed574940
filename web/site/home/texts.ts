export const texts = {
  start: 'Start Slideshow',
  /** the quiet ways in, none of them in the menu's own words */
  ways: [
    { path: '/gallery', words: 'Look at photographs' },
    { path: '/obituary', words: 'Read about his life' },
    { path: '/services', words: 'Where we say goodbye' },
    { path: '/memories', words: 'Leave a memory' },
  ],
} as const
