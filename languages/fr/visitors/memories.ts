import { visitorLimits as limits } from '../../../contract/visitorLimits.ts'
import { endSentence } from '../../../domain/endSentence.ts'
import type { texts as en } from '../../en/visitors/memories.ts'
import { formatNumber, ofName, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: (name) => `Vos souvenirs ${ofName(name)}`,
  headingOfCopy: (name) => `Souvenirs ${ofName(name)}`,
  shared: 'Les souvenirs partagés',
  loading: 'Chargement des souvenirs…',
  count: (count) => plural(count, { one: '# souvenir', other: '# souvenirs' }),
  empty: 'Personne n’a encore laissé de souvenir.',
  emptyCopy: 'Quand cette copie a été créée, personne n’avait encore laissé de souvenir.',
  emptyHint: (name) => endSentence(`Vous pouvez laisser le premier souvenir ${ofName(name)}`),
  all: 'Voir tous les souvenirs',
  failed: 'Les souvenirs n’ont pas pu être chargés. Ils ne sont pas perdus\u00a0: vous pouvez réessayer.',
  photosFailed:
    'Les photos n’ont pas pu être chargées. Elles ne sont pas perdues\u00a0: vous pouvez réessayer.',
  unknownDate: 'Date inconnue',
  answerFrom: (name) => `Réponse ${name === null ? 'de la famille' : ofName(name)}`,
  edit: 'Modifier',

  form: {
    heading: 'Laisser un souvenir',
    needsScript: 'Pour laisser un souvenir, il faut JavaScript et un navigateur plus récent.',
    expand: 'Déplier',
    minimize: 'Replier',
    restored: 'Ce que vous aviez commencé à écrire est toujours là.',
    email: 'E-mail',
    emailHint: 'Facultatif. Seule la famille le voit.',
    mailOnAnswer: 'Me prévenir quand la famille répond',
    withoutQuestion: 'Écrire sans cette question',
    condolenceHint: 'Quelques mots de condoléances sont aussi les bienvenus.',
    photos: 'Photos',
    choosePhotos: 'Choisir des photos',
    orDrop: 'ou les déposer ici',
    photosHint: 'JPG, PNG, GIF jusqu’à 10\u00a0Mo',
    photosMore: `Jusqu’à ${limits.visitorFiles} photos, telles que votre téléphone les a prises. Les plus lourdes sont d’abord réduites sur votre appareil.`,
    addCaption: 'Ajouter une légende',
    title: 'Titre',
    description: 'Description',
    remove: 'Retirer',
    preparing: 'Réduction de la photo…',
    sent: 'Envoyé',
    unsaved:
      'Cet appareil n’a pas pu garder de copie de la photo. Merci de laisser cette page ouverte jusqu’à la fin de l’envoi.',
    share: 'Laisser ce souvenir',
    uploading: (percent) => `Envoi… ${percent}\u00a0%`,
    allSent: 'Envoyé. Préparation des photos…',
    progress: 'Avancement de l’envoi',
    notSent: 'Votre souvenir n’est pas encore envoyé.',
    sendWithout: (count) => (count === 1 ? 'Envoyer sans ce fichier' : 'Envoyer sans ces fichiers'),
    sharing: 'Envoi du souvenir…',
    clear: 'Effacer',
    cleared: 'Effacé.',
    undo: 'Annuler l’action',
    sharedHint:
      'Cet appareil sert à toutes les personnes présentes\u00a0: il ne garde rien de ce que vous écrivez. Si personne n’y touche pendant 3 minutes, ce formulaire s’efface.',
    stillWriting: {
      title: 'Écrivez-vous encore\u202f?',
      description:
        'Pour garder ce que vous avez écrit, touchez l’écran ou appuyez sur une touche. Sinon, ce formulaire va bientôt s’effacer.',
    },
    abandoned: {
      title: 'Ce formulaire a été effacé',
      description:
        'Cet appareil sert à toutes les personnes présentes, et personne n’y avait touché depuis 3 minutes.',
    },
    draftHint:
      'Ce que vous écrivez est gardé 24 heures sur cet appareil, jusqu’à ce que vous l’envoyiez ou l’effaciez.',
  },

  fieldErrors: {
    name: 'Merci d’écrire votre nom.',
    email: 'Cette adresse e-mail n’est pas valable. Ce champ peut rester vide.',
    tooLong: {
      name: () => `Un nom ne peut pas dépasser ${limits.name} caractères.`,
      content: (length) =>
        `Un souvenir ne peut pas dépasser ${formatNumber(limits.memory)} caractères. Le vôtre en a ${formatNumber(length)}\u00a0: rien n’est perdu, mais il faut le raccourcir un peu.`,
    },
    photoText: {
      title: `Un titre ne peut pas dépasser ${limits.title} caractères.`,
      description: `Une description ne peut pas dépasser ${formatNumber(limits.description)} caractères.`,
    },
    tooMany: `Un souvenir peut être accompagné d’au plus ${limits.visitorFiles} photos. Les ${limits.visitorFiles} premières sont gardées ici\u202f; les autres peuvent suivre avec un deuxième souvenir.`,
    tooLarge: (name) =>
      `Le fichier «\u00a0${name}\u00a0» dépasse 10\u00a0Mo, et ce navigateur ne sait pas le réduire. Il en faut une version plus petite.`,
  },

  connectionLost:
    'La connexion est coupée. Rien de ce que vous avez écrit n’est perdu\u00a0: ce qui est parti est bien arrivé, le reste est gardé ici et partira dès que la connexion reviendra.',
  stopped: 'Tout n’a pas pu être envoyé. Ce que vous avez écrit est gardé ici\u00a0: vous pouvez réessayer.',
  changedElsewhere:
    'Ce souvenir a été modifié depuis que vous l’avez ouvert ici, dans une autre fenêtre ou par la famille. Ce que vous avez écrit est toujours ci-dessus. Pour remplacer l’autre version, enregistrez encore une fois.',
  gone: 'Ce souvenir n’est plus ici\u00a0: il a été retiré, ou la famille l’a supprimé. Ce que vous avez écrit est toujours ci-dessus, si vous voulez le copier.',

  onlyImages: {
    title: 'Des photos seulement',
    description: 'Seules les photos conviennent (JPG, PNG, etc.).',
  },
  describe: {
    title: 'Et si vous ajoutiez quelques mots\u202f?',
    description:
      'Un titre ou une phrase aide les autres à comprendre ce qu’ils voient. Vos photos sont envoyées de toute façon.',
  },
  uploadFailed: {
    title: 'Envoi impossible',
    description: 'Les photos n’ont pas pu être envoyées. Vous pouvez réessayer.',
  },
  shareFailed: {
    title: 'Envoi impossible',
    description: 'Votre souvenir n’a pas pu être envoyé. Vous pouvez réessayer.',
  },
  sharedToast: { title: 'Souvenir envoyé', description: 'Merci pour ce souvenir.' },
  held: 'Il apparaîtra dès que la famille l’aura lu.',

  link: {
    thanks: (name) => `Merci, ${name}`,
    below: 'Votre souvenir est ci-dessous.',
    explanation:
      'Pour modifier votre souvenir ou le retirer plus tard, gardez ce lien personnel. Il disparaît au bout d’une minute.',
    label: 'Votre lien personnel',
    copy: 'Copier le lien',
    copied: 'Copié',
    share: 'Envoyer le lien',
    mail: 'M’envoyer ce lien',
    mailed:
      'Le lien est en route vers l’adresse que vous avez donnée. S’il n’arrive pas d’ici quelques minutes, regardez dans vos spams.',
    mailFailed: 'L’e-mail n’a pas pu être envoyé. Vous pouvez copier le lien.',
    done: 'Terminé',
    ownPhone: 'C’est mon propre téléphone\u00a0: je pourrai y modifier ce souvenir plus tard',
    incomplete:
      'Ce lien personnel n’est pas complet\u00a0: la fin manque, car certains logiciels de messagerie la coupent. Il faut copier le lien entier dans la barre d’adresse du navigateur. Si vous ne l’avez plus, la famille peut modifier votre souvenir pour vous.',
  },
})
export const { form: formTexts, link: linkTexts, fieldErrors: fieldErrorsTexts } = texts
