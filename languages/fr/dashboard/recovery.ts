import type { texts as en } from '../../en/dashboard/recovery.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  session: {
    title: 'Connexion',
    description:
      'Votre connexion a pris fin. Une fois la connexion rétablie, vous retrouverez tout ce que vous avez écrit.',
  },
  conflict: {
    title: 'Quelqu’un a modifié ceci entre-temps',
    description: 'Les deux versions sont ici, rien n’est perdu. Laquelle voulez-vous garder\u202f?',
    of: (name) =>
      `«\u00a0${name}\u00a0»\u00a0: les deux versions sont ici, rien n’est perdu. Laquelle voulez-vous garder\u202f?`,
    mine: 'La vôtre',
    theirs: 'L’autre',
    keepMine: 'Garder la mienne',
    takeTheirs: 'Prendre l’autre',
    empty: 'vide',
    items: (count) => plural(count, { one: '# élément', other: '# éléments' }),
    yes: 'Oui',
    no: 'Non',
  },
})
export const conflictTexts = texts.conflict
