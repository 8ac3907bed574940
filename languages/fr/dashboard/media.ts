import type { KindCounts, Media } from '../../../contract/media/media.ts'
import type { texts as en } from '../../en/dashboard/media.ts'
import { formatNumber, ofName, plural, sentences } from '../grammar.ts'

const formatFiles = (count: number) => plural(count, { one: '# fichier', other: '# fichiers' })
const formatPhotographs = (count: number) => plural(count, { one: '# photo', other: '# photos' })
const formatItems = (count: number) => plural(count, { one: '# élément', other: '# éléments' })

export const describeKinds = ({ photographs, videos }: KindCounts) =>
  [
    photographs > 0 && formatPhotographs(photographs),
    videos > 0 && plural(videos, { one: '# vidéo', other: '# vidéos' }),
  ]
    .filter(Boolean)
    .join(' et ')

/** A title that nobody has typed says nothing, so it is not quoted. */
const nameItem = ({ title, untitled, fileType }: Pick<Media, 'title' | 'untitled' | 'fileType'>) =>
  untitled ? `Cette ${fileType === 'video' ? 'vidéo' : 'photo'}` : `«\u00a0${title}\u00a0»`

const describeCopies = (newCount: number, copyCount: number) =>
  `${formatNumber(newCount)} de plus. Vous en aviez déjà ${formatNumber(copyCount)}.`

const describeAddedFiles = (storedCount: number, copyCount: number) =>
  copyCount === 0
    ? plural(storedCount, {
        one: '# fichier ajouté à la galerie.',
        other: '# fichiers ajoutés à la galerie.',
      })
    : describeCopies(storedCount - copyCount, copyCount)

export const texts = sentences<typeof en>({
  heading: 'Photos et vidéos',
  toGallery: 'Les voir dans la galerie',
  sections: 'Parties de la galerie',
  tabs: {
    upload: 'Ajouter',
    batch: 'Plusieurs photos',
    manage: 'Gérer la galerie',
    sent: 'Photos reçues',
    answers: 'Réponses sur les photos',
  },
  remove: 'Retirer',
  cancel: 'Annuler',
  uploadFailed: 'Envoi impossible',
  tooLong: 'Une partie du texte est trop longue.',
  uploadSuccessful: 'Envoi réussi',
  added: describeAddedFiles,
  noFiles: 'Aucun fichier choisi',
  fieldsCleared: 'Champs effacés',
  nothingLeft: 'Il ne reste rien à envoyer.',
  sending: 'Envoi…',
  preparing: 'Envoyé. Préparation des photos…',
  preparingFiles: 'Envoyé. Préparation des fichiers…',
  mayLeave: 'Vous pouvez quitter cette page maintenant.',
  addedNow: (counts, copyCount) =>
    copyCount > 0
      ? describeCopies(counts.photographs + counts.videos, copyCount)
      : `Maintenant dans la galerie\u00a0: ${describeKinds(counts)}.`,
  giveTitles: (count) => plural(count, { one: 'Lui donner un titre', other: 'Leur donner un titre' }),
  copyList: 'Doublons',
  duplicate: (item) =>
    !item.sameAs || item.title === item.sameAs
      ? `${nameItem(item)} est déjà dans la galerie.`
      : `${nameItem(item)} est déjà dans la galerie, sous le titre «\u00a0${item.sameAs}\u00a0».`,
  copies: (count) =>
    plural(count, {
      one: '# doublon\u00a0: le garder ou le retirer\u202f?',
      other: '# doublons\u00a0: les garder ou les retirer\u202f?',
    }),
  duplicates: (counts) => `Déjà dans la galerie\u00a0: ${describeKinds(counts)}.`,
  keepAll: (count) => `Tout garder (${formatNumber(count)})`,
  removeDuplicates: (count, largerCount) =>
    largerCount === 0
      ? plural(count, { one: 'Retirer le doublon', other: 'Retirer les # doublons' })
      : plural(count, { one: 'Retirer l’autre', other: 'Retirer les # autres' }),
  newCopy: 'Nouveau',
  earlierItem: (position) => `Numéro ${formatNumber(position)} de la galerie`,
  copiesRemoved: (count) => ({
    title: 'Supprimé',
    description: plural(count, { one: '# doublon a été retiré.', other: '# doublons ont été retirés.' }),
  }),
  copiesLeft: (count) => ({
    title: 'Suppression impossible',
    description: plural(count, {
      one: '# doublon n’a pas pu être retiré. Vous pouvez réessayer.',
      other: '# doublons n’ont pas pu être retirés. Vous pouvez réessayer.',
    }),
  }),
  lost: (files) =>
    `Cet appareil n’a pas pu garder ${formatFiles(files.length)} pendant que la page était fermée. À choisir de nouveau\u00a0: ${files.map((file) => `«\u00a0${file}\u00a0»`).join(', ')}.`,
  unsaved: 'Cet appareil n’en a pas de copie. Merci de laisser cette page ouverte jusqu’à la fin de l’envoi.',
  pagesOf: (file, count) =>
    `Le fichier «\u00a0${file}\u00a0» montre 1 page sur ${formatNumber(count)}. Il est enregistré avec toutes\u202f; pour en montrer une autre, enregistrez-la comme image et envoyez-la.`,
  understood: 'OK',
  keepBoth: 'Garder les deux',
  removeDuplicate: 'Retirer ce doublon',
  showMore: (count) => `En montrer ${formatNumber(count)} de plus`,
  upload: {
    choose: 'Choisir des fichiers',
    drag: 'Vous pouvez faire glisser ici des photos et des vidéos, ou les choisir.',
    hint: 'Taille maximale d’un fichier\u00a0: 100\u00a0Mo.',
    list: 'Fichiers choisis',
    count: formatFiles,
    clear: 'Effacer les champs',
    send: 'Tout envoyer',
    choosePlease: 'Merci de choisir d’abord des fichiers à envoyer.',
    failure: 'Les fichiers n’ont pas pu être envoyés. Vous pouvez réessayer.',
    refused: (count) =>
      plural(count, {
        one: '# fichier ne peut pas être ajouté. La liste indique pourquoi.',
        other: '# fichiers ne peuvent pas être ajoutés. La liste indique pourquoi.',
      }),
    addedExcept: (storedCount, copyCount, failedCount) =>
      `${describeAddedFiles(storedCount, copyCount)} ${plural(failedCount, { one: '# fichier est encore ici, avec la raison.', other: '# fichiers sont encore ici, avec la raison.' })}`,
    retry: 'Réessayer',
    progress: (file) => `Envoi\u00a0: ${file}`,
    progressOfAll: 'Envoi des fichiers',
    offline: 'Il n’y a pas de connexion. L’envoi reprendra de lui-même dès qu’elle reviendra.',
    toGo: (size) => `reste ${size}`,
  },
  batch: {
    choose: 'Choisir des photos',
    drag: 'Vous pouvez faire glisser ici des photos, ou les choisir.',
    unsaved:
      'Cet appareil n’a pas pu garder de copie de chaque photo. Merci de laisser cette page ouverte jusqu’à la fin de l’envoi.',
    showPreviews: 'Montrer les aperçus',
    hidePreviews: 'Masquer les aperçus',
    count: (count) => plural(count, { one: '# photo choisie', other: '# photos choisies' }),
    list: 'Photos choisies',
    edit: 'Modifier',
    dialog: 'Modifier la photo',
    clear: 'Effacer les champs',
    save: 'Enregistrer',
    prefix: 'Début commun des titres (facultatif)',
    prefixHint: 'Les photos sans titre prennent ce nom et un numéro\u00a0: Été 1, Été 2…',
    common: 'Description commune (facultative)',
    send: 'Envoyer les photos',
    progress: 'Envoi des photos',
    most: 'Au plus 50 photos à la fois',
    more: 'Les autres suivent d’elles-mêmes.',
    range: (first, last, total) =>
      `${first === last ? '' : `${formatNumber(first)} à `}${formatNumber(last)} sur ${formatNumber(total)}`,
    sendRest: (count) => `Envoyer le reste (${formatNumber(count)})`,
    refused: (count) =>
      plural(count, {
        one: '# photo n’a pas été ajoutée\u00a0:',
        other: '# photos n’ont pas été ajoutées\u00a0:',
      }),
    refusedMany: (count) =>
      plural(count, {
        one: '# photo n’a pas été ajoutée. Cette page indique laquelle, et pourquoi.',
        other: '# photos n’ont pas été ajoutées. Cette page indique lesquelles, et pourquoi.',
      }),
    refusedInFront: (file, reason) => `«\u00a0${file}\u00a0»\u00a0: ${reason}`,
    sendAgain: 'Réessayer avec celles-ci',
    arrived: (stored, total) =>
      `${plural(stored, { one: '# photo', other: '# photos' })} sur ${formatNumber(total)} dans la galerie. Le reste est gardé ici.`,
    choosePlease: 'Merci de choisir au moins un fichier à envoyer',
    failure: 'Les fichiers n’ont pas pu être envoyés',
    error: 'L’envoi n’a pas marché',
    errorDescription: 'Quelque chose d’inattendu s’est produit pendant l’envoi',
    onlyPhotos: (file) =>
      `Le fichier «\u00a0${file}\u00a0» n’est pas une photo. Les vidéos s’ajoutent sous «\u00a0Ajouter\u00a0».`,
    added: (storedCount, copyCount) =>
      copyCount === 0
        ? plural(storedCount, {
            one: '# photo ajoutée à la galerie.',
            other: '# photos ajoutées à la galerie.',
          })
        : describeCopies(storedCount - copyCount, copyCount),
    clearAll: 'Tout retirer',
  },
  manage: {
    onlyAdded: (counts) => `Ce que vous venez d’ajouter\u00a0: ${describeKinds(counts)}.`,
    cameLater: (count) =>
      plural(count, {
        one: 'Cette photo est arrivée après votre choix pour le diaporama.',
        other: 'Ces # photos sont arrivées après votre choix pour le diaporama.',
      }),
    leaveOut: (count) => plural(count, { one: 'La laisser de côté', other: 'Les laisser de côté' }),
    showAll: 'Tout montrer',
    loading: 'Chargement de la galerie…',
    fetchFailed: { title: 'La galerie ne s’affiche pas' },
    failed: 'La liste n’a pas pu être chargée pour le moment.',
    empty: 'Il n’y a pas encore de photo ni de vidéo',
    emptyHint: 'Les photos et les vidéos s’ajoutent sous «\u00a0Ajouter\u00a0».',
    list: 'Photos et vidéos dans l’ordre',
    columns: ['N°', 'Placer', 'Glisser', 'Aperçu', 'Contenu', 'Détails'],
    columnsOfHelper: ['N°', 'Aperçu', 'Contenu', 'Détails'],
    count: formatItems,
    unsaved: (count) =>
      plural(count, {
        one: '# élément modifié, pas encore enregistré.',
        other: '# éléments modifiés, pas encore enregistrés.',
      }),
    preview: 'Aperçu',
    previewDialog: 'Aperçu de l’image',
    editDetails: 'Modifier le texte',
    editPicture: 'Modifier l’image',
    picture: 'L’image était',
    pictureStates: {
      asSent: 'telle qu’elle a été envoyée',
      rotated: (degrees) => `tournée de ${formatNumber(degrees)}°`,
      straightened: (degrees) => `redressée de ${formatNumber(degrees)}°`,
      cropped: (width, height) => `recadrée à ${width}\u00a0% sur ${height}\u00a0%`,
      focused: (x, y) => `avec son point central à ${x}\u00a0%, ${y}\u00a0%`,
    },
    original: (name, size) => `Télécharger l’original\u00a0: ${name} (${size})`,
    edit: 'Modifier',
    save: 'Enregistrer',
    saveAll: 'Tout enregistrer',
    saving: 'Enregistrement…',
    delete: 'Supprimer',
    itemPhrase: 'cet élément',
    types: { image: 'Photo', video: 'Vidéo' },
    ofVisitor: (author) => (author ? `De la part ${ofName(author)}` : 'D’un visiteur'),
    heldEdits: (count) => plural(count, { one: '# modification à lire', other: '# modifications à lire' }),
    notShown: 'Non montré',
    hidden: 'Masqué',
    hide: 'Masquer',
    show: 'Montrer',
    hiding: (title) => ({
      title: 'Masqué',
      description: `Les visiteurs ne voient plus «\u00a0${title}\u00a0».`,
    }),
    showing: (title) => ({
      title: 'Montré de nouveau',
      description: `Les visiteurs voient «\u00a0${title}\u00a0».`,
    }),
    showingLater: (title) => ({
      title: 'N’est plus masqué',
      description: `Les visiteurs verront «\u00a0${title}\u00a0» avec un souvenir, dès que ce souvenir sera montré.`,
    }),
    pages: (count) => `1 page sur ${formatNumber(count)}`,
    problems: {
      damaged: 'Abîmé\u00a0: seul ce qui est lisible est montré',
      not_playable:
        'Enregistrée, mais ne peut pas être lue ici. Vous pouvez l’enregistrer en MP4 sur l’appareil qui l’a prise, ou avec HandBrake, un logiciel gratuit (handbrake.fr), et ajouter ce fichier-là.',
      silent:
        'Passe sans le son, qui ne peut pas être lu ici. Vous pouvez l’enregistrer en MP4 sur l’appareil qui l’a prise, ou avec HandBrake, un logiciel gratuit (handbrake.fr), et ajouter ce fichier-là.',
    },
    titleNeeded: 'Il manque un titre',
    saved: { title: 'Modifications enregistrées' },
    savedAll: (count) => ({
      title: 'Modifications enregistrées',
      description: plural(count, { one: '# élément modifié.', other: '# éléments modifiés.' }),
    }),
    noChange: { title: 'Rien à enregistrer', description: 'Cet élément n’a pas été modifié.' },
    noChanges: { title: 'Rien à enregistrer', description: 'Aucun titre ni description n’a changé.' },
    updateFailed: {
      title: 'Enregistrement impossible',
      description: 'Les textes n’ont pas pu être modifiés. Vous pouvez réessayer.',
    },
    someFailed: {
      title: 'Tout n’est pas enregistré',
      description: 'Une partie n’a pas pu être modifiée. Vous pouvez réessayer.',
    },
    deleted: { title: 'Supprimé', description: 'L’élément a été supprimé.' },
    deleteFailed: { title: 'Suppression impossible', description: 'L’élément n’a pas pu être supprimé.' },
    ordered: { title: 'Ordre enregistré' },
    orderRefused: { title: 'Ordre non enregistré', description: 'L’ordre n’a pas pu être changé.' },
    history: (count) => `Historique (${formatNumber(count)})`,
    historyDialog: 'Historique',
    historySeen: { loading: 'Recherche…', failed: 'L’historique n’a pas pu être chargé pour le moment.' },
    before: 'C’était',
    after: 'et c’est devenu',
    absent: { title: 'pas de titre', description: 'pas de description' },
    byVisitor: 'Modifié par un visiteur',
    byFamily: 'Modifié par la famille, ou il y a longtemps',
    putBack: 'Remettre',
    now: 'C’est maintenant',
    then: 'et ce serait de nouveau',
    undone: 'Remis ou annulé',
    held: 'Pas encore montré\u00a0: il y a un lien',
    discarded: 'Non montré, écarté',
    would: 'et cela deviendrait',
    approve: 'Approuver',
    approveDone: { title: 'Approuvé', description: 'Les visiteurs voient maintenant ces mots.' },
    discard: 'Écarter',
    discardDone: { title: 'Écarté', description: 'Les mots restent tels quels.' },
    putBackDone: { title: 'Modifications enregistrées', description: 'Les mots précédents sont revenus.' },
    undoVisitor: 'Annuler les modifications de ce visiteur',
    undoHint: 'Cela annule tout ce que ce visiteur a modifié et que personne n’a modifié depuis.',
    undoNone: 'Il ne reste aucune modification de ce visiteur.',
    undo: (count) => `Annuler pour ${formatItems(count)}`,
    undoDone: (count) => ({
      title: 'Modifications enregistrées',
      description: plural(count, {
        one: '# élément a retrouvé ses mots précédents.',
        other: '# éléments ont retrouvé leurs mots précédents.',
      }),
    }),
    orderLost: {
      title: 'Ordre non enregistré',
      description: 'Quelque chose n’a pas marché. Vous pouvez réessayer.',
    },
  },
})
export const { batch: batchTexts, manage: manageTexts } = texts
