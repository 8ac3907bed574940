import type { texts as en } from '../../en/server/digest.ts'
import { plural, sentences } from '../grammar.ts'

const count = (one: string, other: string) => (number: number) => plural(number, { one, other })

export const texts = sentences<typeof en>({
  subject: (name) => `Novedades en el memorial de ${name}`,
  since: (name) => `Novedades en el memorial de ${name} desde el correo anterior:`,
  changed: 'un recuerdo con cambios de quien lo escribió, por leer',
  news: {
    memories: count('# recuerdo nuevo', '# recuerdos nuevos'),
    waiting: count('# recuerdo por leer', '# recuerdos por leer'),
    sentPhotographs: count('# foto recibida', '# fotos recibidas'),
    sentVideos: count('# video recibido', '# videos recibidos'),
    photographs: count('# foto nueva', '# fotos nuevas'),
    videos: count('# video nuevo', '# videos nuevos'),
    answers: count('# foto con respuestas de visitantes', '# fotos con respuestas de visitantes'),
    heldEdits: count(
      '# título o descripción con un enlace, por leer',
      '# títulos o descripciones con enlaces, por leer',
    ),
    edits: count(
      '# título o descripción con cambios de los visitantes',
      '# títulos o descripciones con cambios de los visitantes',
    ),
  },
  link: 'Abrir el panel',
  onDashboard: 'Lo encontrará en el panel.',
})
