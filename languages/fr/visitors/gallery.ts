import type { texts as en } from '../../en/visitors/gallery.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: 'Galerie',
  filters: { all: 'Tout', photos: 'Photos', videos: 'Vidéos' },
  filter: 'Ce que vous voulez voir',
  loading: 'Chargement de la galerie…',
  empty: 'Il n’y a encore rien à voir ici',
  emptyHint: 'Les photos s’ajoutent dans le tableau de bord',
  failed: 'La galerie ne s’affiche pas',
  failedHint:
    'Les photos n’ont pas pu être chargées. Elles ne sont pas perdues\u00a0: vous pouvez réessayer.',
  again: 'Réessayer',
  all: 'Voir toutes les photos et vidéos',
  count: (count) => plural(count, { one: '# élément', other: '# éléments' }),
  edit: 'Modifier',
})
