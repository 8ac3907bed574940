import type { sheetTexts as en } from '../../en/dashboard/sheet.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const describeItems = (count: number) =>
  count === 1 ? 'la photo ou la vidéo' : `${formatNumber(count)} photos et vidéos`

const formatItems = (count: number) => plural(count, { one: '# élément', other: '# éléments' })

export const sheetTexts = sentences<typeof en>({
  view: 'Les montrer en',
  views: { list: 'Liste', sheet: 'Planche-contact' },
  search: 'Chercher',
  found: (foundCount, total) => `${formatNumber(foundCount)} sur ${formatItems(total)}`,
  nothing: (query) => `Aucun résultat pour «\u00a0${query}\u00a0».`,
  byDate: 'Ranger par date',
  undated: (count) =>
    count === 0
      ? undefined
      : plural(count, {
          one: '# élément est à la fin, sans date.',
          other: '# éléments sont à la fin, sans date.',
        }),
  noDates: {
    title: 'Pas encore de dates',
    description:
      'Dans la planche-contact, choisissez des photos et indiquez sous «\u00a0Date\u00a0» quand elles ont été prises.',
  },
  hintForMouse:
    'Avec la touche Maj enfoncée, vous choisissez aussi tout ce qui se trouve entre les deux\u202f; avec la souris, tout ce qu’entoure un cadre.',
  hintForFinger: 'Un appui long permet de déplacer.',
  howTo:
    'Avec les flèches du clavier, passez de l’un à l’autre\u202f; avec Maj, choisissez-les. Espace en choisit un, Entrée l’ouvre, et Échap annule le choix.',
  open: 'Ouvrir',
  moveTo: 'Déplacer',
  inSlideshow: 'Dans le diaporama',
  notInSlideshow: 'Hors du diaporama',
  date: 'Date',
  move: 'Déplacer',
  moveDialog: (count) => `Déplacer ${describeItems(count)}`,
  position: 'Position',
  positionHint: (count) => `De 1 à ${formatNumber(count)}. Le premier va là, et les autres le suivent.`,
  dateDialog: (count) =>
    plural(count, { one: 'De quand date-t-elle\u202f?', other: 'De quand datent ces # éléments\u202f?' }),
  taken: 'Date de la photo',
  takenHint: 'Ce que vous en savez\u00a0: 1958, juin 1958, 1er juin 1958, été 1958, vers 1958, années 1950.',
  takenAs: (date) => `Lu ainsi\u00a0: ${date}.`,
  notRead: 'Cette date ne peut pas être lue. Elle s’écrit comme 1958, juin 1958 ou 1er juin 1958.',
  twoDates: 'Cela peut se lire de deux façons. Quelle est la bonne date\u202f?',
  takenDay: (date, isDoubtful = false) =>
    isDoubtful
      ? `Date\u00a0: ${date}. Les visiteurs ne la voient pas, parce qu’elle vient après son décès ou est encore à venir.`
      : `Date\u00a0: ${date}`,
  saveDate: 'Enregistrer la date',
  noDate: 'Retirer la date',
  itemsPhrase: describeItems,
  andMore: (count) => `et ${plural(count, { one: '# autre', other: '# autres' })}`,
  numbered: (title, position, date) => [`${title} ${position}`, date].filter(Boolean).join(', '),
  dated: (count, date) => ({
    title: date ? 'Date enregistrée' : 'Date retirée',
    description: `${formatItems(count)}${date ? `\u00a0: ${date}` : ''}`,
  }),
  datesBack: (count) => ({
    title: 'Dates rétablies',
    description: plural(count, {
      one: '# élément a retrouvé sa date précédente.',
      other: '# éléments ont retrouvé leur date précédente.',
    }),
  }),
  hidden: (count) => ({
    title: 'Masqué',
    description: `Les visiteurs ne voient plus ${describeItems(count)}.`,
  }),
  shown: (count) => ({
    title: 'N’est plus masqué',
    description: `${formatItems(count)}. Visible aussitôt\u202f; ce qui va avec un souvenir apparaît avec lui.`,
  }),
  slideshowChanged: (putInCount, leftOutCount) => ({
    title: 'Diaporama modifié',
    description: [
      putInCount > 0 &&
        plural(putInCount, {
          one: '# élément est maintenant dans le diaporama.',
          other: '# éléments sont maintenant dans le diaporama.',
        }),
      leftOutCount > 0 &&
        plural(leftOutCount, {
          one: '# élément n’est pas dans le diaporama, mais toujours dans la galerie.',
          other: '# éléments ne sont pas dans le diaporama, mais toujours dans la galerie.',
        }),
    ]
      .filter(Boolean)
      .join(' '),
  }),
  slideshowUnchanged: {
    title: 'Rien n’a changé',
    description: 'Quelqu’un d’autre vient de faire le même choix.',
  },
  deleted: (count) => ({
    title: 'Supprimé',
    description: plural(count, { one: '# élément a été supprimé.', other: '# éléments ont été supprimés.' }),
  }),
  failed: { title: 'Enregistrement impossible', description: 'Rien n’a été modifié. Vous pouvez réessayer.' },
  deleteFailed: {
    title: 'Suppression impossible',
    description: 'Rien n’a été supprimé. Vous pouvez réessayer.',
  },
})
