import type { texts as en, whoTexts as enWho } from '../../en/visitors/answers.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  ask: { who: '¿Sabe quién es?', whoElse: '¿Sabe quién más aparece?' },
  who: 'Quién',
  whoElse: '¿Quién más aparece?',
  known: (names) => `Nombres ya anotados: ${names}.`,
  whoHint: 'Si son varios, separe los nombres con comas.',
  when: 'Cuándo',
  where: 'Dónde',
  from: 'Su nombre',
  nothing: 'Escriba algo aquí o en otro campo.',
  send: 'Enviar',
  thanks: 'Gracias. La familia lo verá antes que nadie.',
  notSent: { title: 'No se envió', description: 'Lo que escribió sigue aquí. Inténtelo de nuevo.' },
})

export const whoTexts = sentences<typeof enWho>({
  loading: 'Cargando las fotos…',
  failed: 'Ahora mismo no se pueden mostrar las fotos.',
  heading: (count, name) =>
    name
      ? `${plural(count, { one: '# foto en la que', other: '# fotos en las que' })} solo ${name} sabe quién es quién`
      : plural(count, { one: '# foto sin nombres', other: '# fotos sin nombres' }),
  purpose: (asksYear) =>
    `Basta con ${asksYear ? 'un nombre o un año' : 'un nombre'}. Puede parar en cualquier momento y seguir después.`,
  position: (position, total) => `Foto ${formatNumber(position)} de ${formatNumber(total)}`,
  sendAndNext: 'Enviar y seguir',
  next: 'Siguiente',
  back: 'Anterior',
  end: 'Esa era la última foto. Gracias por mirarlas.',
  again: 'Verlas otra vez',
  allNamed: 'Ya hay un nombre en cada foto. Gracias.',
  notAsked: 'En este momento no hay preguntas sobre las fotos.',
  home: 'Ir al memorial',
})
