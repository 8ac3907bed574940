export const texts = {
  start: 'Start Slideshow',
  /** links below the tribute, worded otherwise than the menu */
  links: [
    { path: '/gallery', label: 'Look at photographs' },
    { path: '/obituary', label: 'Read about his life' },
    { path: '/services', label: 'Where we say goodbye' },
    { path: '/memories', label: 'Leave a memory' },
  ],
  /** in a static copy, where nobody can leave one */
  readMemories: 'Read the memories',
} as const
