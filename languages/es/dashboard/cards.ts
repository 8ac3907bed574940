import type { cardTexts as en } from '../../en/dashboard/cards.ts'
import { sentences } from '../grammar.ts'

/** The title and the purpose of each card of 'For the day'. */
export const cardTexts = sentences<typeof en>({
  order: {
    title: 'Programa de la ceremonia',
    purpose: 'Un folleto para quienes vengan: cuándo, dónde y en qué orden será todo.',
  },
  poster: { title: 'Cartel', purpose: 'Para la entrada, con el código para compartir un recuerdo.' },
  cards: {
    title: 'Tarjetas de mesa',
    purpose: 'Para las mesas, con el código para compartir un recuerdo.',
  },
  send: {
    title: 'Pedir fotos',
    purpose: 'Tarjetas para recortar, con el código para que los visitantes envíen sus fotos.',
  },
  card: {
    title: 'Tarjeta para enmarcar',
    purpose: 'El retrato, con el nombre y las fechas, para un marco pequeño.',
  },
  thanks: {
    title: 'A quién dar las gracias',
    purpose: 'Una lista de quienes escribieron, enviaron fotos o respondieron a una pregunta.',
  },
  show: {
    title: 'La proyección en la ceremonia',
    purpose:
      'Qué fotos, cuánto tiempo y con qué. El enlace para la pantalla y la película muestran lo que elija aquí.',
  },
  hall: {
    title: 'La pantalla de la sala',
    purpose:
      'Abra allí el enlace para la pantalla y toque «Ajustes», después «La pantalla de la sala» y «Ensayar». El ensayo guarda la proyección para que funcione sin conexión y muestra qué no funciona todavía.',
  },
  wall: {
    title: 'El muro',
    purpose: 'Recuerdos y fotos, uno por uno y en letra grande, a medida que se aprueban.',
  },
  film: {
    title: 'La película',
    purpose:
      'La proyección con sus canciones en un solo archivo que se ve en cualquier televisor, teléfono u otro dispositivo.',
  },
  book: {
    title: 'El libro',
    purpose:
      'Obituario, fotos, ceremonias y recuerdos con las respuestas de la familia, en forma de libro: para leerlo, imprimirlo en casa o encargarlo encuadernado.',
  },
})
