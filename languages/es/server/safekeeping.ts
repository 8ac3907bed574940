import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/safekeeping.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  subject: (name) => `El memorial de ${name} necesita su ayuda`,
  needsHelp: (name) => endSentence(`Algo necesita su ayuda en el memorial de ${name}`),
  faults: (count, listedCount) => {
    const sentence = plural(count, {
      one: 'Hay # archivo dañado o perdido',
      other: 'Hay # archivos dañados o perdidos',
    })
    return listedCount === count || count === 1
      ? `${sentence}.`
      : `${sentence}; en el panel se ven los ${formatNumber(listedCount)} primeros.`
  },
  backupOverdue: (day) => `La última copia de seguridad es demasiado antigua: se hizo el ${day}.`,
  whatToDo: 'El panel explica qué hacer.',
  link: 'Abrir el panel',
})
