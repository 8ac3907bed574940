import type { texts as en } from '../../en/dashboard/answers.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Cargando las respuestas sobre las fotos…',
  failed:
    'Ahora mismo no se pueden cargar las respuestas sobre las fotos. Están a salvo; inténtelo de nuevo.',
  waiting: (count) =>
    `Hay respuestas de visitantes sobre ${plural(count, { one: '# foto', other: '# fotos' })}. Nadie más las ve hasta que usted las agregue.`,
  allDecided: 'Ya no queda nada por revisar.',
  kinds: { who: 'Quién', when: 'Cuándo', where: 'Dónde', remark: 'Sobre la foto' },
  others: (count, isAfterNames) => {
    if (isAfterNames) return plural(count, { one: '# persona más', other: '# personas más' })
    return count === 1 ? 'Alguien' : `${formatNumber(count)} personas`
  },
  say: (people, count, value) => `${people} ${count === 1 ? 'dice' : 'dicen'}: ${value}`,
  take: 'Agregar a la foto',
  change: 'Cambiar el nombre',
  isIt: (name) => `¿${name}?`,
  hiddenName: (name) => `«${name}» es un nombre que los visitantes no ven.`,
  takeRemark: 'Agregar a la descripción',
  takeAll: (count, total) =>
    count === total
      ? `Agregar todo (${formatNumber(count)})`
      : `Agregar ${formatNumber(count)} de las ${formatNumber(total)} respuestas`,
  putAside: 'Apartar',
  putAllAside: 'Apartar todo',
  decided: { take: 'Agregado a la foto', putAside: 'Apartado', reopen: 'De nuevo por revisar' },
  offer: {
    question:
      'Quizá los visitantes sepan quién aparece en estas fotos y de cuándo son. ¿Quiere preguntarles? Nadie más ve una respuesta hasta que usted la agregue a la foto.',
    on: 'Preguntar a los visitantes',
    off: 'No preguntar',
  },
})
