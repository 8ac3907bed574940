import type { texts as en } from '../../en/dashboard/zones.ts'
import { ofCity, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  thisDevice: (zone) => `Cet appareil\u00a0: ${zone}`,
  search: 'Un autre lieu',
  city: 'Chercher une ville',
  cityHint: 'Ou un pays, par exemple la Suède.',
  place: (city, country) => `${city}, ${country}`,
  unknown: (text) =>
    `«\u00a0${text}\u00a0» n’est pas dans la liste. Vous pouvez écrire le pays, ou une grande ville à la même heure.`,
  chosen: (zone) => `Choisi\u00a0: ${zone}`,
  asIn: (city) => `Dates et heures de cette ville\u00a0: ${city}.`,
  change: 'Modifier',
  cityTime: (city) => `heure ${ofCity(city)}`,
  elsewhere: (device, service) =>
    `Fuseau de votre appareil\u00a0: ${device}. Cette cérémonie sera annoncée avec un autre\u00a0: ${service}.`,
  use: (zone) => `Choisir\u00a0: ${zone}`,
  current: (zone) => `Le fuseau horaire habituel des cérémonies\u00a0: ${zone}.`,
  saved: {
    title: 'Fuseau horaire enregistré',
    description: 'C’est maintenant le fuseau habituel des cérémonies.',
  },
  saveFailed: {
    title: 'Enregistrement impossible',
    description: 'Le fuseau horaire n’a pas pu être enregistré. Vous pouvez réessayer.',
  },
})
