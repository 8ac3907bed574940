import type { texts as en } from '../../en/dashboard/memories.ts'
import { ofName, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Souvenirs',
  loading: 'Chargement des souvenirs…',
  none: 'Personne n’a encore laissé de souvenir.',
  failed: 'Les souvenirs n’ont pas pu être chargés.',
  columns: {
    name: 'Nom',
    email: 'E-mail',
    date: 'Date',
    content: 'Début du texte',
    media: 'Photos',
    actions: 'Actions',
  },
  noMedia: 'Aucune',
  unknownDate: 'Date inconnue',
  nothing: '–',
  onlyWaiting: (count) => `Seulement ceux en attente (${count})`,
  noneWait: 'Aucun souvenir n’est en attente.',
  waits: 'En attente',
  hidden: 'Masqué',
  because: {
    all: 'Tout nouveau souvenir attend que vous l’ayez lu.',
    trap: 'Un champ que personne ne voit a été rempli.',
    haste: 'Il a été envoyé plus vite qu’on ne peut l’écrire.',
    links: 'Il contient un lien.',
    repeated: 'Il répète mot pour mot un autre souvenir.',
  },
  approve: 'Approuver',
  hide: 'Masquer',
  approved: { title: 'Enregistré', description: 'Les visiteurs voient maintenant ce souvenir.' },
  nowHidden: { title: 'Enregistré', description: 'Les visiteurs ne voient pas ce souvenir.' },

  view: 'Lire',
  details: 'Le souvenir',
  content: 'Texte',
  state: 'Vu par',
  everyone: 'Tout le monde',
  nobody: 'Vous seulement',
  media: 'Photos et vidéos',
  edit: 'Modifier',

  editTitle: 'Modifier le souvenir',
  questionHint: 'Elle vient d’une carte de table. Sans elle, le souvenir est montré seul.',
  isApproved: 'Approuvé',
  sentenceHint: 'Montrée entre les photos, si le diaporama montre des souvenirs.',
  noSentence: 'Aucune',
  selectMedia: 'Choisir des photos et vidéos',
  attached: (count) => plural(count, { one: '# élément joint', other: '# éléments joints' }),
  cancel: 'Annuler',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  updated: { title: 'Enregistré', description: 'Le souvenir a été modifié.' },
  updateFailed: {
    title: 'Enregistrement impossible',
    description: 'Le souvenir n’a pas pu être modifié. Vous pouvez réessayer.',
  },

  answerAction: 'Répondre',
  answered: 'Avec réponse',
  answeredBy: (name) => `Réponse ${name === null ? 'de la famille' : ofName(name)}`,
  answer: {
    title: (name) => `Répondre à ${name}`,
    fromHint: 'Sans nom, la réponse est signée de la famille.',
    shownWithoutMail: 'Les visiteurs la lisent sous le souvenir.',
    willMail: (name) =>
      `Les visiteurs la lisent sous le souvenir. ${name} a demandé un e-mail à ce sujet\u00a0: il partira dix minutes après le premier enregistrement de la réponse.`,
    mailed: (name, day) => `Un e-mail a prévenu ${name} le ${day}.`,
    hidden: 'Les visiteurs ne voient ni ce souvenir ni la réponse.',
    hiddenMail: (name) =>
      `Les visiteurs ne voient ni ce souvenir ni la réponse. Dès que vous l’approuverez, un e-mail préviendra ${name}, comme demandé.`,
    save: 'Enregistrer la réponse',
    saved: { title: 'Enregistré', description: 'Votre réponse est sous le souvenir.' },
    takeBack: 'Retirer',
    takeBackQuestion: {
      title: 'Retirer la réponse\u202f?',
      description:
        'Les visiteurs ne la verront plus. Un e-mail déjà parti ne peut pas être repris\u202f; il ne contient pas la réponse.',
      confirm: 'Retirer',
    },
    takenBack: { title: 'Enregistré', description: 'La réponse a été retirée.' },
  },

  delete: 'Supprimer',
  itemPhrase: (name) => `le souvenir écrit par ${name}, avec les photos qui ne vont qu’avec lui`,
  deleted: { title: 'Supprimé', description: 'Le souvenir a été supprimé.' },
  deleteFailed: {
    title: 'Suppression impossible',
    description: 'Le souvenir n’a pas pu être supprimé. Vous pouvez réessayer.',
  },

  picker: {
    title: 'Choisir des photos et vidéos',
    selected: (count) => plural(count, { one: '# élément choisi', other: '# éléments choisis' }),
    apply: 'Valider ce choix',
    empty: 'Il n’y a pas encore de photo ni de vidéo',
    emptyHint: 'Vous pouvez en ajouter sous «\u00a0Photos\u00a0»',
    loading: 'Chargement de la galerie…',
    failed: 'La galerie ne s’affiche pas',
  },
})
export const { answer: answerTexts, picker: pickerTexts } = texts
