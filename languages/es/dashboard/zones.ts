import type { texts as en } from '../../en/dashboard/zones.ts'
import { sentences } from '../grammar.ts'
import { addArticle } from '../memorial/serviceTimes.ts'

export const texts = sentences<typeof en>({
  thisDevice: (zone) => `Este dispositivo: ${zone}`,
  search: 'Otro lugar',
  city: 'Buscar una ciudad',
  cityHint: 'O un país, por ejemplo Suecia.',
  place: (city, country) => `${city}, ${country}`,
  unknown: (text) => `«${text}» no está en la lista. Escriba el país o una ciudad grande con la misma hora.`,
  chosen: (zone) => `Zona elegida: ${zone}`,
  asIn: (city) => `Fechas y horas como en ${addArticle(city)}.`,
  change: 'Cambiar',
  cityTime: (city) => `hora de ${addArticle(city)}`,
  elsewhere: (device, service) =>
    `Su dispositivo va con otra hora (${device}); esta ceremonia se anunciará así: ${service}.`,
  use: (zone) => `Usar esta: ${zone}`,
  current: (zone) => `Zona horaria habitual de las ceremonias: ${zone}.`,
  saved: {
    title: 'Zona horaria guardada',
    description: 'Es ahora la zona horaria habitual de las ceremonias.',
  },
  saveFailed: {
    title: 'No se guardó',
    description: 'No se pudo guardar la zona horaria. Inténtelo de nuevo.',
  },
})
