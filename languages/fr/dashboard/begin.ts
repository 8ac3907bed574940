import type { texts as en } from '../../en/dashboard/begin.ts'
import { formatNumber, ofName, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Chargement du mémorial…',
  failed: 'Le mémorial n’a pas répondu. Ce que vous avez écrit ici n’est pas perdu.',
  panel: {
    purpose:
      'Six questions, une à la fois, et ce mémorial devient le sien. Comptez un quart d’heure\u202f; vous pouvez vous arrêter à chacune.',
    begin: 'Commencer',
  },
  goOn: 'Reprendre où vous en étiez',
  questions: {
    name: 'Comment s’appelait-il\u202f?',
    picture: 'Avez-vous une photo de lui\u202f?',
    services: 'Quand lui dites-vous adieu\u202f?',
    photographs: 'Quelles photos vous viennent d’abord à l’esprit\u202f?',
    obituary: 'Qu’aimeriez-vous que l’on lise sur lui\u202f?',
    access: 'Qui peut le voir\u202f?',
  },
  hints: {
    name: 'Son nom suffit pour l’instant. Tout ici peut être modifié plus tard.',
    picture: 'Une photo où on le reconnaît tout de suite. Vous pourrez en choisir une autre demain.',
    services:
      'Une veillée, les obsèques, l’inhumation ou la crémation, une collation\u00a0: autant qu’il y en aura. Une date ou une heure peut rester à préciser.',
    photographs:
      'Quelques-unes suffisent pour ce soir. Vous pourrez en ajouter autant que vous voulez plus tard, sous «\u00a0Photos\u00a0».',
    obituary: 'Quelques phrases suffisent.',
    access: 'Vous pourrez changer cela à tout moment, sous «\u00a0Réglages\u00a0».',
  },
  progress: (number, count) => `Question ${number} sur ${count}`,
  next: 'Suivant',
  later: 'Plus tard',
  back: 'Retour',
  close: 'Fermer',
  obituary: {
    howToBegin: 'Comment voulez-vous commencer\u202f?',
    ways: {
      questions: {
        label: 'À partir de courtes questions',
        hint: 'Vous complétez des phrases courtes, et vous pouvez tout modifier avant d’enregistrer.',
      },
      empty: { label: 'Une page vide' },
    },
    aboutAnswers:
      'Chaque phrase est déjà commencée. Vous pouvez la compléter, la modifier ou la laisser de côté.',
    answers: {
      born: 'Où est-il né\u202f?',
      work: 'Que faisait-il dans la vie\u202f?',
      loved: 'Qui aimait-il\u202f?',
      left: 'Qui laisse-t-il\u202f?',
      character: 'Comment était-il\u202f?',
    },
    beginnings: (name) => ({
      born: `${name || 'Il'} est né`,
      work: 'Il était',
      loved: 'Il aimait',
      left: 'Il laisse',
      character: 'Il était',
    }),
    sentenceStarts: ['Il', 'Elle', 'On', 'Nous', 'Vous', 'Je', 'C’était', "C'était"],
    aboutDraft:
      'Ce sont vos propres mots. Modifiez ce que vous voulez\u00a0: rien n’est enregistré avant que vous appuyiez sur «\u00a0Suivant\u00a0».',
    replace: {
      title: 'Remplacer votre texte\u202f?',
      description: 'Vous avez modifié le texte. Le nouveau brouillon fait de vos réponses le remplacerait.',
      confirm: 'Le remplacer',
      cancel: 'Garder mon texte',
    },
  },
  photographs: {
    choose: 'Choisir des photos',
    progress: 'Envoi des photos',
    sent: (sentCount, count) =>
      plural(sentCount, { one: '# ajoutée sur ', other: '# ajoutées sur ' }) + formatNumber(count),
    problems: 'Non ajoutées',
    retry: 'Réessayer',
    added: (count) =>
      plural(count, { one: '# photo est dans la galerie', other: '# photos sont dans la galerie' }),
  },
  share: {
    ready: 'Tout est là.',
    now: 'Le partager maintenant',
    left: 'Laissé pour plus tard',
    nameFirst: 'Avant de le partager, écrivez son nom.',
    publishFirst:
      'Tout ce que vous avez écrit est bien gardé. La personne qui gère le serveur peut donner au mémorial une adresse pour tout le monde\u202f; ce mot dit comment. Revenez ensuite ici pour le partager.',
    messageLabel: 'Un message à envoyer',
    message: (name) =>
      `Voici une page à la mémoire ${ofName(name)}\u00a0: des photos, les cérémonies, et une place pour vos souvenirs.`,
    buttons: { copy: 'Copier le message', copied: 'Copié', share: 'Envoyer le message' },
  },
})
export const {
  obituary: obituaryTexts,
  panel: panelTexts,
  photographs: photographTexts,
  share: shareTexts,
} = texts
