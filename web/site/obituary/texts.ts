export const texts = {
  title: 'Obituary',
  loading: 'Loading obituary...',
  failedTitle: 'The obituary cannot be shown right now',
  failed: 'The memorial could not be reached. Please try again in a moment.',
  retry: 'Try again',
} as const
