import type { texts as en } from '../../en/dashboard/zones.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  thisDevice: (zone) => `Dieses Gerät: ${zone}`,
  search: 'Ein anderer Ort',
  city: 'Stadt suchen',
  cityHint: 'Oder ein Land, etwa Schweden.',
  place: (city, country) => `${city}, ${country}`,
  unknown: (text) =>
    `„${text}“ steht nicht in der Liste. Bitte schreiben Sie das Land oder eine große Stadt mit derselben Uhrzeit.`,
  chosen: (zone) => `Gewählt: ${zone}`,
  asIn: (city) => `Datum und Uhrzeit wie in ${city}.`,
  change: 'Ändern',
  cityTime: (city) => `Ortszeit ${city}`,
  elsewhere: (device, service) =>
    `Ihr Gerät: ${device}. Für diesen Termin gilt eine andere Zeitzone: ${service}.`,
  use: (zone) => `${zone} wählen`,
  current: (zone) => `Die übliche Zeitzone der Termine: ${zone}.`,
  saved: {
    title: 'Zeitzone gespeichert',
    description: 'Das ist jetzt die übliche Zeitzone der Termine.',
  },
  saveFailed: {
    title: 'Nicht gespeichert',
    description: 'Die Zeitzone konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },
})
