import type { largerTexts as en } from '../../en/dashboard/largerCopies.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const largerTexts = sentences<typeof en>({
  looksLike: ({ title, untitled }, position) =>
    `${untitled ? 'Cette photo' : `«\u00a0${title}\u00a0»`} ressemble au numéro ${formatNumber(position)} de la galerie.`,
  alike: (count) =>
    plural(count, {
      one: 'Deux images se ressemblent. Les deux restent, sauf si vous en décidez autrement.',
      other: '# paires d’images qui se ressemblent. Toutes restent, sauf si vous en décidez autrement.',
    }),
  newIsLarger: 'La nouvelle est plus grande.',
  earlierIsLarger: 'Celle de la galerie est plus grande.',
  take: 'Prendre la plus grande',
  takeOnes: (count) =>
    count === 1 ? 'Prendre la plus grande' : `Prendre les ${formatNumber(count)} plus grandes`,
  taken: (count) => ({
    title: 'Modifications enregistrées',
    description: plural(count, {
      one: 'La plus grande est maintenant dans la galerie. Son titre et sa place n’ont pas changé.',
      other:
        'Les # plus grandes sont maintenant dans la galerie. Leurs titres et leurs places n’ont pas changé.',
    }),
  }),
  failed: {
    title: 'Rien n’a été enregistré',
    description: 'La plus grande n’a pas pu remplacer l’autre. Vous pouvez réessayer.',
  },
})
