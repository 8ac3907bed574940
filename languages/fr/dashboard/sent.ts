import type { texts as en } from '../../en/dashboard/sent.ts'
import { formatNumber, ofName, plural, sentences } from '../grammar.ts'
import { describeKinds } from './media.ts'

export const texts = sentences<typeof en>({
  loading: 'Chargement des photos reçues…',
  failed: 'Les photos reçues n’ont pas pu être chargées. Rien n’est perdu\u00a0: vous pouvez réessayer.',
  waiting: (counts, senderCount) =>
    `${describeKinds(counts)} de la part de ${plural(senderCount, { one: '# personne', other: '# personnes' })}. Les visiteurs ne les voient pas encore.`,
  allDecided: 'Tout ce que vous avez reçu est trié.',
  sentOn: (counts, time) => `${describeKinds(counts)}, ${time}.`,
  inGallery: (count) => `Déjà dans la galerie\u00a0: ${formatNumber(count)}.`,
  duplicates: ({ photographs, videos }) =>
    `Vous avez déjà ${plural(photographs + videos, { one: '# de ces images', other: '# de ces images' })}, dans la galerie ou ici.`,
  removeDuplicates: (count, largerCount) => {
    if (largerCount === 0) return plural(count, { one: 'L’écarter', other: 'Les écarter toutes (#)' })
    return plural(count, { one: 'Écarter l’autre', other: 'Écarter les # autres' })
  },
  cameTwice: 'Cette image est arrivée deux fois.',
  lookAlike: 'Ces deux images se ressemblent. L’autre est au moins aussi grande.',
  removeDuplicate: 'Écarter',
  leftOut: (count) =>
    plural(count, {
      one: 'Une est écartée, car vous avez déjà le même fichier.',
      other: '# sont écartées, car vous avez déjà les mêmes fichiers.',
    }),
  namesCame: (names) =>
    `Des noms sont arrivés avec cet envoi\u00a0: ${names}. Les visiteurs ne voient ces noms que si vous les ajoutez aussi.`,
  takeNames: 'Ajouter aussi les noms',
  sheetOf: (name) => `Photos et vidéos de la part ${ofName(name)}`,
  takeAll: (count) =>
    plural(count, { one: 'La mettre dans la galerie', other: 'Mettre les # dans la galerie' }),
  putAllAside: (count) => plural(count, { one: 'L’écarter', other: 'Écarter les #' }),
  taken: { title: 'Mis dans la galerie' },
  givenBack: {
    title: 'Retiré de la galerie',
    description: 'Les visiteurs n’en voient plus rien. Tout est de nouveau dans «\u00a0Photos reçues\u00a0».',
  },
  putAway: (count) => ({
    title: 'Écarté',
    description: plural(count, {
      one: '# élément n’est plus dans «\u00a0Photos reçues\u00a0».',
      other: '# éléments ne sont plus dans «\u00a0Photos reçues\u00a0».',
    }),
  }),
})
