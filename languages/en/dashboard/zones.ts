import { sentences } from '../grammar.ts'

export const texts = sentences({
  thisDevice: (zone: string) => `This device: ${zone}`,
  search: 'Another place',
  city: 'Find a city',
  cityHint: 'Or a country, such as Sweden.',
  place: (city: string, country: string) => `${city}, ${country}`,
  unknown: (text: string) =>
    `“${text}” is not in the list. Please type the country, or a large city with the same time.`,
  chosen: (zone: string) => `Chosen: ${zone}`,
  asIn: (city: string) => `Dates and times as in ${city}.`,
  change: 'Change',
  cityTime: (city: string) => `${city} time`,
  elsewhere: (device: string, service: string) =>
    `Your device is on ${device}; this service will be announced in ${service}.`,
  use: (zone: string) => `Use ${zone}`,
  current: (zone: string) => `The usual time zone of services: ${zone}.`,
  saved: { title: 'Time zone saved', description: 'It is now the usual time zone of services.' },
  saveFailed: { title: 'Error', description: 'The time zone could not be saved. Please try again.' },
})
