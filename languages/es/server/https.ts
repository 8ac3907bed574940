import type { texts as en } from '../../en/server/https.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  failed: (domain, reason) =>
    `No se pudo obtener el certificado de ${domain} (${reason}). El servidor lo vuelve a intentar solo: a los 15 minutos (más tarde si la autoridad lo pide o si fallaron cinco intentos en una hora). Compruebe que ${domain} lleva a esta máquina y que se puede llegar a su puerto 80 desde internet.`,
  waiting: {
    title: 'Un momento, por favor',
    body: 'Este memorial se está preparando para que nadie más pueda leer lo que usted ve y escribe aquí. Vuelva dentro de un minuto.',
  },
})
