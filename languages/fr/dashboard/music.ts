import type { texts as en } from '../../en/dashboard/music.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: 'Musique',
  sections: 'Parties de la musique',
  tabs: { upload: 'Ajouter', manage: 'Gérer la liste' },
  upload: {
    choose: 'Choisir de la musique',
    hint: 'Faites glisser ici des morceaux, ou choisissez-les\u00a0: MP3, WAV ou OGG\u202f; M4A et FLAC conviennent aussi. Taille maximale d’un fichier\u00a0: 100\u00a0Mo.',
    selected: (count) => `Fichiers choisis (${formatNumber(count)})`,
    progress: (file) => `Envoi de ${file}`,
    remove: 'Retirer',
    send: 'Envoyer les fichiers',
    sending: 'Envoi…',
    tooLarge: (file) =>
      `Le fichier «\u00a0${file}\u00a0» dépasse 100\u00a0Mo. Choisissez un fichier plus petit.`,
    lost: 'Aucune réponse n’est venue. Rien n’est perdu\u202f; appuyez sur «\u00a0Envoyer les fichiers\u00a0» pour réessayer.',
    invalid: { title: 'Ce n’est pas de la musique', description: 'Choisissez seulement des fichiers audio.' },
    failed: { title: 'Envoi impossible', description: 'Les morceaux n’ont pas pu être envoyés. Réessayez.' },
    successful: (count) => ({
      title: 'Envoi réussi',
      description: plural(count, {
        one: '# morceau ajouté à la liste de lecture.',
        other: '# morceaux ajoutés à la liste de lecture.',
      }),
    }),
  },
  manage: {
    loading: 'Chargement de la musique…',
    failed: 'La liste n’a pas pu être chargée pour le moment.',
    empty: 'Il n’y a pas encore de musique',
    emptyHint: 'Ajoutez des morceaux sous «\u00a0Ajouter\u00a0»',
    list: 'Liste de lecture dans l’ordre',
    columns: ['Ordre', 'Titre', 'Taille', 'Date d’ajout', 'Actions'],
    count: (count) => plural(count, { one: '# morceau', other: '# morceaux' }),
    unsaved: 'Le nouvel ordre n’est pas encore enregistré.',
    saveOrder: 'Enregistrer l’ordre',
    saving: 'Enregistrement…',
    up: 'Monter',
    down: 'Descendre',
    problems: {
      not_on_iphones: 'Les iPhone d’avant iOS 18.4 ne jouent pas ce morceau',
      not_playable:
        'Enregistré, mais ne peut pas être joué ici. Envoyez-le en MP3\u202f; VLC, un logiciel gratuit (videolan.org), en fait un sous Média, Convertir.',
    },
    edit: 'Modifier',
    delete: 'Supprimer',
    itemPhrase: (title) => `le morceau «\u00a0${title}\u00a0»`,
    deleted: { title: 'Supprimé', description: 'Le morceau a été supprimé.' },
    deleteFailed: {
      title: 'Suppression impossible',
      description: 'Le morceau n’a pas pu être supprimé. Réessayez.',
    },
    reordered: { title: 'Enregistré', description: 'L’ordre est enregistré.' },
    reorderFailed: {
      title: 'Ordre non enregistré',
      description: 'L’ordre n’a pas pu être changé. Réessayez.',
    },
    unknown: {
      title: 'Ordre non enregistré',
      description: 'Quelque chose n’a pas marché en préparant l’ordre. Réessayez.',
    },
    vanished: {
      title: 'Ordre non enregistré',
      description: 'Quelque chose n’a pas marché en changeant de place. Réessayez.',
    },
    noAnswer: {
      title: 'Ordre non enregistré',
      description: 'Quelque chose d’inattendu s’est produit. Réessayez.',
    },
    loggedOut: {
      title: 'Connexion nécessaire',
      description:
        'Pour changer l’ordre de la musique, il faut être responsable de ce mémorial. Reconnectez-vous.',
    },
    unverified: {
      title: 'Connexion nécessaire',
      description: 'La connexion n’a pas pu être vérifiée. Reconnectez-vous.',
    },
  },
  toShow:
    'Comment le diaporama commence, finit et va avec la musique se règle sous «\u00a0Le jour venu\u00a0».',
  dialog: {
    title: 'Modifier le morceau',
    field: 'Titre',
    originalName: 'Nom du fichier d’origine',
    fromTags: (title) => `Prendre «\u00a0${title}\u00a0», le titre dans le fichier`,
    listen: (title) => `Écouter ${title}`,
    save: 'Enregistrer',
    needed: 'Il faut un titre',
    saved: { title: 'Enregistré', description: 'Le morceau a été modifié.' },
    failed: {
      title: 'Enregistrement impossible',
      description: 'Le morceau n’a pas pu être modifié. Réessayez.',
    },
  },
})
export const { dialog: dialogTexts, manage: manageTexts, upload: uploadTexts } = texts
