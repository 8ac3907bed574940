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
    `Ihr Gerät: ${device}. Diese Trauerfeier wird in einer anderen Zeit angekündigt: ${service}.`,
  use: (zone) => `${zone} wählen`,
  current: (zone) => `Die übliche Zeitzone der Trauerfeiern: ${zone}.`,
  saved: {
    title: 'Zeitzone gespeichert',
    description: 'Sie ist jetzt die übliche Zeitzone der Trauerfeiern.',
  },
  saveFailed: {
    title: 'Nicht gespeichert',
    description: 'Die Zeitzone konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },
})
