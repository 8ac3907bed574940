import { inLanguage } from '../../../domain/language.ts'

const en = {
  thisDevice: (zone: string) => `This device: ${zone}`,
  search: 'Another place',
  city: 'Find a city',
  cityHint: 'Or a country, such as Sweden.',
  place: (city: string, country: string) => `${city}, ${country}`,
  unknown: (text: string) =>
    `“${text}” is not in the list. Please type the country, or the nearest large city: its clocks show the same time.`,
  chosen: (zone: string) => `Chosen: ${zone}`,
  use: (zone: string) => `Use ${zone}`,
  current: (zone: string) => `The hours of services are in this zone: ${zone}.`,
  saved: { title: 'Time zone saved', description: 'Services without a time zone of their own use it.' },
  saveFailed: { title: 'Error', description: 'The time zone could not be saved. Please try again.' },
}

export const texts = inLanguage({ en })
