import { sentences } from '../grammar.ts'

export const texts = sentences({
  question: 'Flowers, or a gift?',
  untilAnswered: 'Until you choose, nothing that you print or send asks for a gift.',
  choices: { ours: 'A gift to St. Jude', none: 'Nothing', own: 'Your own words' },
  noneHint: 'Nothing is said about flowers or gifts anywhere.',
  textHint: 'Such as: No flowers, please. Gifts may go to the hospice.',
  saveFailed: { title: 'Update failed', description: 'The answer could not be saved. Please try again.' },
})
