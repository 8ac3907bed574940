import type { texts as en } from '../../en/dashboard/sent.ts'
import { formatNumber, ofName, plural, sentences } from '../grammar.ts'
import { describeKinds } from './media.ts'

export const texts = sentences<typeof en>({
  loading: 'Chargement de ce que vous avez reçu…',
  failed:
    'Ce que vous avez reçu n’a pas pu être chargé à l’instant. Rien n’est perdu\u202f; vous pouvez réessayer.',
  waiting: (counts, senderCount) =>
    `${describeKinds(counts)}, de la part de ${plural(senderCount, { one: '# personne', other: '# personnes' })}. Les visiteurs n’en voient encore rien.`,
  allDecided: 'Vous avez choisi pour tout ce que vous avez reçu.',
  sentOn: (counts, time) => `${describeKinds(counts)}, ${time}.`,
  inGallery: (count) => `Déjà dans la galerie\u00a0: ${formatNumber(count)}.`,
  duplicates: ({ photographs, videos }, largerCount) =>
    `Vous avez déjà ${plural(photographs + videos, { one: '# de ces images', other: '# de ces images' })}, dans la galerie ou ici.${largerCount > 0 ? ` ${plural(largerCount, { one: '# est plus grande que la vôtre.', other: '# sont plus grandes que les vôtres.' })}` : ''}`,
  removeDuplicates: (count, largerCount) => {
    if (largerCount === 0) return plural(count, { one: 'L’écarter', other: 'Les écarter toutes (#)' })
    return plural(count, {
      one: 'Écarter celle qui n’est pas plus grande',
      other: 'Écarter les # qui ne sont pas plus grandes',
    })
  },
  cameTwice: 'Cette image est arrivée deux fois. L’autre est au moins aussi grande.',
  removeDuplicate: 'Écarter',
  doublesAbove: (count) => `Parmi les paires ci-dessus\u00a0: ${formatNumber(count)}.`,
  sheetOf: (name) => `Photos et vidéos ${ofName(name)}`,
  takeAll: (count) =>
    plural(count, { one: 'La mettre dans la galerie', other: 'Tout mettre dans la galerie (#)' }),
  putAllAside: (count) => plural(count, { one: 'La mettre de côté', other: 'Tout mettre de côté (#)' }),
  taken: { title: 'Dans la galerie' },
  givenBack: {
    title: 'N’est plus dans la galerie',
    description: 'Les visiteurs n’en voient plus rien. C’est de nouveau dans «\u00a0Photos reçues\u00a0».',
  },
  putAway: (count) => ({
    title: 'Mis de côté',
    description: plural(count, {
      one: '# élément n’est plus dans «\u00a0Photos reçues\u00a0».',
      other: '# éléments ne sont plus dans «\u00a0Photos reçues\u00a0».',
    }),
  }),
})
