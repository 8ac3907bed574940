import { formatNumber, plural, sentences } from '../grammar.ts'

const en = {
  loading: 'Checking the progress...',
  startFailed: { title: 'Not started', description: 'It could not be started. Please try again.' },
  progress: 'Progress',
  cancel: 'Cancel',
  canceled: 'Canceled',
  cancelFailed: { title: 'Not canceled', description: 'It is still running. Please try again.' },
  startAgain: 'Start Again',
  download: (size: string) => `Download (${size})`,
  toFold: 'To print and fold',
  forScreen: 'For a screen',
  madeToday: (time: string) => `Made today, ${time}`,
  made: (day: string) => `Made ${day}`,
  changed: (made: string) => `${made}; changed since`,
  notMade: 'Not made yet',
  notMadeBecause: 'It failed.',
  making: (percent: number) => `Being made: ${percent}%. You can leave this page.`,
  pages: (count: number) => `Preview (${plural(count, { one: '# page', other: '# pages' })})`,
  cover: 'The cover, front and back',
  page: (page: number, total: number) => `Page ${formatNumber(page)} of ${formatNumber(total)}`,
  until: (day: string) => `You can download it until ${day}.`,
  remarks: 'Please note:',
}

export const texts = sentences(en)
