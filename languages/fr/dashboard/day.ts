import { printShopPages } from '../../../contract/outputs/book.ts'
import type * as en from '../../en/dashboard/day.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const dayTexts = sentences<typeof en.dayTexts>({
  title: 'Pour la cérémonie',
  loading: 'Chargement…',
  failed: 'Ceci ne peut pas s’afficher pour le moment. Ce que vous avez écrit ici n’est pas perdu.',
  paper: 'À imprimer',
  screen: 'À l’écran',
  keeping: 'À garder',
  change: 'Modifier',
  picture: 'À quoi cela ressemble',
})

export const openTexts = sentences<typeof en.openTexts>({
  title: 'Reste à faire',
  more: (count) => `Encore ${formatNumber(count)}`,
  fewer: 'En montrer moins',
  none: 'Tout est prêt pour la cérémonie.',
  service: 'Une cérémonie',
  date: (title) => `Une date pour «\u00a0${title}\u00a0»`,
  time: (title) => `Une heure pour «\u00a0${title}\u00a0»`,
  portrait: 'Un portrait',
  link: 'Un lien que les autres peuvent ouvrir',
  past: (title) => `«\u00a0${title}\u00a0» a eu lieu, et aucune autre cérémonie n’est prévue`,
  unreadableDate: (title) => `La date de «\u00a0${title}\u00a0» ne peut pas être lue`,
  unreadableTime: (title) => `L’heure de «\u00a0${title}\u00a0» ne peut pas être lue`,
  name: 'Son nom',
  dates: 'Ses dates',
  donation: 'Les mots sur les dons\u00a0: encore les nôtres, pas les vôtres',
  obituary: 'Le récit de sa vie\u00a0: encore nos mots, pas les vôtres',
  rehearsal: 'Un essai qui finit par «\u00a0Prêt\u00a0»',
  rehearsalFailed: 'Un essai qui finit par «\u00a0Prêt\u00a0»\u00a0: le dernier ne l’était pas',
  rehearsalAgain: 'Un nouvel essai\u00a0: le diaporama a changé depuis le dernier',
  whomToCall: 'Qui appeler en cas de problème',
})

export const cameLaterTexts = sentences<typeof en.cameLaterTexts>({
  came: (count) =>
    plural(count, {
      one: '# photo est arrivée après votre choix.',
      other: '# photos sont arrivées après votre choix.',
    }),
  look: (count) => plural(count, { one: 'La regarder', other: 'Les regarder' }),
})

export const hallTexts = sentences<typeof en.hallTexts>({
  save: 'Enregistrer',
  saved: { title: 'Modifications enregistrées' },
  unsaved: 'Pas encore enregistré.',
  begin: 'Lancer un essai sur cet appareil',
  none: 'Aucun essai n’a encore eu lieu.',
  ready: (device, when, isChanged = false) =>
    `${device}, ${when}\u00a0: Prêt${isChanged ? '. Le diaporama a changé depuis.' : ''}`,
  notReady: (device, when, count) =>
    `${device}, ${when}\u00a0: ${plural(count, { one: '# point à régler', other: '# points à régler' })}`,
})

export const serviceShowTexts = sentences<typeof en.serviceShowTexts>({
  music: 'Les morceaux de la liste de lecture, dans leur ordre.',
  captions: 'Les titres, les descriptions, et qui a partagé chaque photo.',
  beginning: 'Son nom et ses dates sur le portrait, avant la première image.',
  saveEnd: 'Enregistrer la phrase',
  asLongAsSongs: 'Les images restent juste assez longtemps pour finir en même temps que la musique.',
  noSongs: 'Il faut d’abord des morceaux et des photos.',
  videos: 'Chacune passe jusqu’à la fin, avec le son\u202f; pendant ce temps, la musique est plus douce.',
  memories:
    'Toutes les dix images, une phrase tirée d’un souvenir. Elle se choisit sous «\u00a0Souvenirs\u00a0», avec «\u00a0Modifier\u00a0».',
  marked: (count) =>
    count === 0 ? 'Aucune n’est encore choisie.' : plural(count, { one: '# choisie.', other: '# choisies.' }),
  sideBySide: 'Deux à la suite sont montrées ensemble si l’écran est large.',
  saved: {
    title: 'Enregistré',
    description: 'Cela s’appliquera la prochaine fois que le diaporama sera ouvert.',
  },
})

export const wallTexts = sentences<typeof en.wallTexts>({
  off: 'Tant que le mur n’est pas activé, personne ne peut ouvrir la page.',
  on: 'À ouvrir sur l’écran de la salle\u202f; si le site demande un mot de passe, utilisez un lien qui s’ouvre sans lui.',
  open: 'Ouvrir le mur',
})

export const orderTexts = sentences<typeof en.orderTexts>({
  service: 'Pour quelle cérémonie\u202f?',
  serviceHint: 'Elle est annoncée en première page.',
  howToFold: 'À imprimer recto verso, en retournant sur le bord court, puis à plier.',
})

export const paperTexts = sentences<typeof en.paperTexts>({
  saved: {
    title: 'Modifications enregistrées',
    description: 'Vos prochains PDF seront pour ce papier.',
  },
  saveFailed: {
    title: 'Enregistrement impossible',
    description: 'Le papier est resté le même. Vous pouvez réessayer.',
  },
})

export const tableCardTexts = sentences<typeof en.tableCardTexts>({
  large: { letter: '4 × 6 pouces, deux par feuille', a4: 'A6, quatre par feuille' },
  small: 'Petites, huit par feuille',
})

export const opensWithTexts = sentences<typeof en.opensWithTexts>({
  label: 'S’ouvre avec',
  withPassword: 'Le mot de passe de la famille',
  asksForPassword: 'Le mot de passe de la famille est demandé aux personnes qui scannent le code.',
  opensAlone:
    'Les personnes qui scannent le code voient le site sans le mot de passe, jusqu’à ce que vous désactiviez ce lien sous «\u00a0Réglages\u00a0».',
  keyName: 'Codes imprimés',
  makePurpose:
    'Personne n’a envie de taper un mot de passe à table. Pour ce qui est imprimé, mieux vaut un lien qui s’ouvre sans lui.',
})

export const bookTexts = sentences<typeof en.bookTexts>({
  sizes: { letter: 'Letter', a4: 'A4', square: 'Carré, pour un imprimeur' },
  sizeHints: {
    paper: 'À imprimer chez vous, ou à lire à l’écran. Sa première page est la couverture.',
    square: `21,6 × 21,6 cm (8,5 pouces), avec une couverture à part. Les imprimeurs prennent de ${printShopPages.least} à ${printShopPages.most} pages, en nombre pair\u00a0: des pages blanches sont ajoutées avant la dernière, et s’il y en a trop, vous voyez combien de photos laisser de côté avant que rien ne soit créé.`,
  },
  dedication: 'Dédicace',
  dedicationHint: 'Facultatif. Elle a une page à elle après le titre.',
  memories: (chosenCount, total) =>
    chosenCount === total
      ? `Souvenirs\u00a0: tous (${formatNumber(total)})`
      : `Souvenirs\u00a0: ${formatNumber(chosenCount)} sur ${formatNumber(total)}`,
  photographsHint:
    'Il contient les photos que les visiteurs voient\u00a0: pour en laisser une de côté, masquez-la sous «\u00a0Gérer la galerie\u00a0».',
  progress: { start: 'Créer le livre', startAgain: 'Créer un nouveau livre' },
})

export const documentTexts = sentences<typeof en.documentTexts>({
  size: 'Taille',
  start: 'Créer le PDF',
  startAgain: 'En créer un nouveau',
  canceled: 'Aucun PDF n’a été créé.',
  unsaved: 'Pas encore enregistré\u00a0: cela se fera à la création du PDF.',
})

export const filmTexts = sentences<typeof en.filmTexts>({
  license:
    'Si vous transmettez le film ou le mettez sur internet, il vous faut pour sa musique l’autorisation des ayants droit.',
  quality: 'Qualité',
  heights: {
    1080: 'Téléviseur, projecteur (1080p)',
    720: 'Plus petit, prêt plus vite (720p)',
  },
  start: 'Créer le film',
  startAgain: 'Créer un nouveau film',
  canceled: 'Aucun film n’a été créé.',
})
