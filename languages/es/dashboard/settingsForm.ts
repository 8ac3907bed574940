import type { texts as en } from '../../en/dashboard/settingsForm.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  keepDeletedOff: 'Lo que se elimina no se puede recuperar.',
  keepDeletedOn:
    'Los visitantes ya no ven lo que se elimina. Durante 30 días se puede recuperar en este panel; después se elimina definitivamente.',
  stillThere: (count) =>
    plural(count, {
      one: '# cosa que se eliminó antes se queda hasta que pasen sus 30 días.',
      other: '# cosas que se eliminaron antes se quedan hasta que pasen sus 30 días.',
    }),
  toDeleted: 'Lo eliminado',
  saveFailed: { title: 'No se guardó', description: 'No se pudieron guardar los ajustes.' },
})
