import { formatNumber, inLanguage } from '../../../domain/language.ts'

const en = {
  loading: 'Looking how far it is...',
  failed: 'This cannot be shown right now. Please try again.',
  startFailed: { title: 'Not begun', description: 'It could not be begun. Please try again.' },
  progress: 'Progress',
  cancel: 'Cancel',
  cancelled: 'Cancelled',
  cancelFailed: { title: 'Not cancelled', description: 'It still goes on. Please try again.' },
  startAgain: 'Start Again',
  download: (size: string) => `Download (${size})`,
  pages: (count: number) => (count === 1 ? 'Its page' : `Its ${formatNumber(count)} pages`),
  cover: 'The cover, front and back',
  page: (page: number, of: number) => `Page ${formatNumber(page)} of ${formatNumber(of)}`,
  until: (day: string) => `It waits here until ${day}.`,
  remarks: 'Please note:',
}

export const texts = inLanguage({ en })
