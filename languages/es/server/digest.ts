import type { texts as en } from '../../en/server/digest.ts'
import { plural, sentences } from '../grammar.ts'

const count = (one: string, other: string) => (number: number) => plural(number, { one, other })

export const texts = sentences<typeof en>({
  subject: (name) => `Novedades en el memorial de ${name}`,
  since: (name) => `Novedades en el memorial de ${name} desde el último correo como este:`,
  changed: 'un recuerdo cambiado por quien lo escribió, que espera a que usted lo lea',
  news: {
    memories: count('# recuerdo nuevo', '# recuerdos nuevos'),
    waiting: count('# de ellos espera a que usted lo lea', '# de ellos esperan a que usted los lea'),
    photographs: count('# foto nueva', '# fotos nuevas'),
    videos: count('# video nuevo', '# videos nuevos'),
    heldEdits: count(
      '# título o descripción con un enlace espera a que usted lo lea',
      '# títulos o descripciones con enlaces esperan a que usted los lea',
    ),
    edits: count(
      '# título o descripción que cambió una visita',
      '# títulos o descripciones que cambiaron las visitas',
    ),
  },
  link: 'Abrir el panel',
  onDashboard: 'Lo encontrará en el panel.',
})
