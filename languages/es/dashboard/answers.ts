import type { texts as en } from '../../en/dashboard/answers.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Cargando lo que se dijo de las fotos…',
  failed: 'No se pudo cargar lo que se dijo de las fotos. Está a salvo; inténtelo de nuevo.',
  waiting: (count) =>
    `Los visitantes dijeron algo de ${plural(count, { one: '# foto', other: '# fotos' })}. Nadie más lo ve hasta que usted lo acepte.`,
  allDecided: 'Ya no queda nada por revisar.',
  kinds: { who: 'Quién', when: 'Cuándo', where: 'Dónde' },
  others: (count, isAfterNames) => {
    if (isAfterNames) return plural(count, { one: '# persona más', other: '# personas más' })
    return count === 1 ? 'Alguien' : `${formatNumber(count)} personas`
  },
  say: (people, count, value) => `${people} ${count === 1 ? 'dice' : 'dicen'}: ${value}`,
  take: 'Aceptar',
  putAside: 'Apartar',
  putAllAside: 'Apartar todo',
  decided: { take: 'Aceptado', putAside: 'Apartado', reopen: 'De nuevo por revisar' },
  offer: {
    question:
      'Quizá los visitantes sepan quién está en estas fotos y de cuándo son. ¿Quiere preguntarles? Nadie ve una respuesta hasta que usted la acepte.',
    on: 'Preguntar a los visitantes',
    off: 'No preguntar',
  },
})
