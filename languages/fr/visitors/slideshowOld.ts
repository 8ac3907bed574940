import type {
  texts as en,
  jumpTexts as enJump,
  musicTexts as enMusic,
  settingsTexts as enSettings,
} from '../../en/visitors/slideshowOld.ts'
import { formatNumber, ofName, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: (name) => (name ? `Diaporama ${ofName(name)}, ancienne version` : 'Diaporama'),
  loading: 'Chargement du diaporama…',
  empty: 'Il n’y a pas encore de photo',
  emptyMessage: 'Pour voir le diaporama, ajoutez des photos dans la gestion de la galerie.',
  emptyCopy: 'Il n’y avait pas de photo quand cette copie a été créée.',
  manage: 'Gestion de la galerie',
})

export const jumpTexts = sentences<typeof enJump>({
  title: 'Aller à une image',
  slide: (number) => `Image ${formatNumber(number)}`,
})

export const settingsTexts = sentences<typeof enSettings>({
  title: 'Réglages du diaporama',
  duration: 'Durée par image',
  seconds: (count) => plural(count, { one: '# seconde', other: '# secondes' }),
  captions: 'Montrer les légendes',
  random: 'Ordre aléatoire',
  randomTransitions: 'Effets de transition',
  effects: 'Effets au choix',
  effectsHint:
    'Un effet différent à chaque fois\u202f; si aucun n’est choisi, un fondu. «\u00a0Ken Burns\u00a0» est un lent agrandissement.',
})

export const musicTexts = sentences<typeof enMusic>({
  title: 'Musique',
  search: 'Chercher un morceau…',
  shuffle: 'Lecture aléatoire',
  volume: 'Volume',
  tracks: 'Morceaux',
  none: 'Il n’y a pas encore de musique',
  noMatches: 'Aucun morceau trouvé',
  found: (found, all) =>
    plural(found, { one: '# morceau trouvé sur ', other: '# morceaux trouvés sur ' }) + formatNumber(all),
})
