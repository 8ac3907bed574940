import type { serviceTexts as en } from '../../en/dashboard/serviceShow.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const serviceTexts = sentences<typeof en>({
  choose: (count) =>
    plural(count, { one: 'Choisir # photo pour la cérémonie', other: 'Choisir # photos pour la cérémonie' }),
  offer: (count) => `Choisir ${formatNumber(count)} photos\u202f?`,
  loading: 'Chargement des photos…',
  failed:
    'Les photos ne peuvent pas s’afficher pour le moment. Elles ne sont pas perdues\u00a0: vous pouvez réessayer.',
  how: 'Les portraits et les photos qui ont un titre viennent d’abord. Les autres se répartissent sur les années, une par moment. Toutes restent dans la galerie.',
  chosen: 'Ces photos, dans l’ordre du diaporama',
  take: (count) => `Montrer celles-ci (${formatNumber(count)})`,
  takenAlready: 'Le diaporama montre déjà exactement ces photos.',
  taken: (count) => ({
    title: 'Enregistré',
    description: plural(count, {
      one: 'Le diaporama montre cette photo. La galerie les montre toutes.',
      other: 'Le diaporama montre ces # photos. La galerie les montre toutes.',
    }),
  }),
  undone: { title: 'Enregistré', description: 'Le diaporama montre les mêmes photos qu’avant.' },
})
