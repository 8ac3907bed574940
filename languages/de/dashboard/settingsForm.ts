import type { texts as en } from '../../en/dashboard/settingsForm.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  keepDeletedOff: 'Was gelöscht wird, lässt sich nicht zurückholen.',
  keepDeletedOn:
    'Besucher sehen nicht mehr, was gelöscht ist. In dieser Verwaltung lässt es sich 30 Tage lang zurückholen; danach wird es endgültig gelöscht.',
  stillThere: (count) =>
    plural(count, {
      one: 'Etwas, das vorher gelöscht wurde, bleibt, bis seine 30 Tage vorbei sind.',
      other: '# Dinge, die vorher gelöscht wurden, bleiben, bis ihre 30 Tage vorbei sind.',
    }),
  toDeleted: 'Zuletzt gelöscht',
  saveFailed: { title: 'Nicht gespeichert', description: 'Die Einstellungen wurden nicht geändert.' },
})
