import { sentences } from '../grammar.ts'

export const texts = sentences({
  loading: 'Loading obituary...',
  failedTitle: 'The obituary cannot be shown right now',
  failed: 'The memorial could not be reached. Please try again in a moment.',
  outdated: 'The memorial could not be reached. What you see here may be out of date.',
})
