import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/server/safekeeping.ts'
import { formatNumber, ofName, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  subject: (name) => `Le site à la mémoire ${ofName(name)} a besoin de vous`,
  needsHelp: (name) =>
    endSentence(`Quelque chose demande votre attention sur le site à la mémoire ${ofName(name)}`),
  faults: (count, listedCount) => {
    const sentence = plural(count, {
      one: '# fichier est abîmé ou manque',
      other: '# fichiers sont abîmés ou manquent',
    })
    return listedCount === count
      ? `${sentence}.`
      : `${sentence}\u202f; le tableau de bord donne la liste des ${formatNumber(listedCount)} premiers.`
  },
  backupOverdue: (day) => `La dernière sauvegarde est trop ancienne\u00a0: elle date du ${day}.`,
  whatToDo: 'Le tableau de bord explique quoi faire.',
  link: 'Ouvrir le tableau de bord',
})
