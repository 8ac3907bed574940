import type { texts as en } from '../../en/dashboard/music.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: 'Musique',
  sections: 'Parties de la musique',
  tabs: { upload: 'Ajouter', manage: 'Gérer la liste' },
  upload: {
    choose: 'Choisir de la musique',
    hint: 'Vous pouvez faire glisser ici des morceaux, ou les choisir\u00a0: MP3, WAV ou OGG\u202f; M4A et FLAC conviennent aussi. Taille maximale d’un fichier\u00a0: 100\u00a0Mo.',
    selected: (count) => `Fichiers choisis (${formatNumber(count)})`,
    progress: (file) => `Envoi\u00a0: ${file}`,
    remove: 'Retirer',
    send: 'Envoyer les fichiers',
    sending: 'Envoi…',
    tooLarge: (file) =>
      `Le fichier «\u00a0${file}\u00a0» dépasse 100\u00a0Mo. Merci d’en choisir un plus petit.`,
    lost: 'Aucune réponse n’est venue. Rien n’est perdu\u00a0: pour réessayer, appuyez sur «\u00a0Envoyer les fichiers\u00a0».',
    invalid: { title: 'Ce n’est pas de la musique', description: 'Seuls les fichiers audio conviennent.' },
    failed: {
      title: 'Envoi impossible',
      description: 'Les morceaux n’ont pas pu être envoyés. Vous pouvez réessayer.',
    },
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
    emptyHint: 'Les morceaux s’ajoutent sous «\u00a0Ajouter\u00a0»',
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
        'Enregistré, mais ne peut pas être joué ici. Vous pouvez l’envoyer en MP3\u202f; VLC, un logiciel gratuit (videolan.org), le convertit sous Média, Convertir.',
    },
    edit: 'Modifier',
    delete: 'Supprimer',
    itemPhrase: (title) => `le morceau «\u00a0${title}\u00a0»`,
    deleted: { title: 'Supprimé', description: 'Le morceau a été supprimé.' },
    deleteFailed: {
      title: 'Suppression impossible',
      description: 'Le morceau n’a pas pu être supprimé. Vous pouvez réessayer.',
    },
    reordered: { title: 'Enregistré', description: 'L’ordre est enregistré.' },
    reorderFailed: {
      title: 'Ordre non enregistré',
      description: 'L’ordre n’a pas pu être changé. Vous pouvez réessayer.',
    },
    unknown: {
      title: 'Ordre non enregistré',
      description: 'Quelque chose n’a pas marché en préparant l’ordre. Vous pouvez réessayer.',
    },
    vanished: {
      title: 'Ordre non enregistré',
      description: 'Quelque chose n’a pas marché en changeant de place. Vous pouvez réessayer.',
    },
    noAnswer: {
      title: 'Ordre non enregistré',
      description: 'Quelque chose d’inattendu s’est produit. Vous pouvez réessayer.',
    },
    loggedOut: {
      title: 'Connexion nécessaire',
      description:
        'Seule une personne responsable peut changer l’ordre de la musique. Il faut se reconnecter.',
    },
    unverified: {
      title: 'Connexion nécessaire',
      description: 'La connexion n’a pas pu être vérifiée. Il faut se reconnecter.',
    },
  },
  toShow:
    'Le début et la fin du diaporama, et son accord avec la musique, se règlent sous «\u00a0Pour la cérémonie\u00a0».',
  dialog: {
    title: 'Modifier le morceau',
    field: 'Titre',
    originalName: 'Nom du fichier d’origine',
    fromTags: (title) => `Reprendre le titre du fichier\u00a0: «\u00a0${title}\u00a0»`,
    listen: (title) => `Écouter ${title}`,
    save: 'Enregistrer',
    needed: 'Il manque un titre',
    saved: { title: 'Enregistré', description: 'Le morceau a été modifié.' },
    failed: {
      title: 'Enregistrement impossible',
      description: 'Le morceau n’a pas pu être modifié. Vous pouvez réessayer.',
    },
  },
})
export const { dialog: dialogTexts, manage: manageTexts, upload: uploadTexts } = texts
