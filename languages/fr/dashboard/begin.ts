import type { texts as en } from '../../en/dashboard/begin.ts'
import type { Spoken } from '../../person.ts'
import { formatNumber, ofName, plural, sentences } from '../grammar.ts'

const heFirst = ({ form, name }: Spoken) => form({ he: 'Il', she: 'Elle', name })

export const texts = sentences<typeof en>((person) => ({
  loading: 'Chargement du site…',
  failed: 'Le site n’a pas répondu. Ce que vous avez écrit ici n’est pas perdu.',
  panel: {
    purpose:
      'Six questions, une à la fois, et ce site devient le sien. Elles prennent un quart d’heure, et vous pouvez vous arrêter à chacune.',
    begin: 'Commencer',
  },
  goOn: 'Reprendre où vous en étiez',
  questions: {
    name: 'Quel était son nom\u202f?',
    picture: 'Quelle photo pour son portrait\u202f?',
    services: 'Quand lui dites-vous adieu\u202f?',
    photographs: 'Quelles photos vous viennent d’abord à l’esprit\u202f?',
    obituary: 'Que voulez-vous raconter de sa vie\u202f?',
    access: 'À qui ce site est-il ouvert\u202f?',
  },
  hints: {
    name: 'Le nom suffit pour l’instant. Vous pourrez tout modifier plus tard.',
    picture: 'Une photo bien ressemblante. Vous pourrez en choisir une autre demain.',
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
      born: person.form({
        he: 'Où est-il né\u202f?',
        she: 'Où est-elle née\u202f?',
        name: 'Quel est son lieu de naissance\u202f?',
      }),
      work: 'Quel était son métier\u202f?',
      loved: 'Qui comptait dans sa vie\u202f?',
      left: 'Qui sont ses proches\u202f?',
      character: 'Quel était son caractère\u202f?',
    },
    beginnings: (name) => ({
      born: `${name || heFirst(person)} ${person.form({ he: 'est né', she: 'est née', name: 'a vu le jour' })}`,
      work: `${heFirst(person)} était`,
      loved: `${heFirst(person)} aimait`,
      left: `${heFirst(person)} laisse`,
      character: `${heFirst(person)} était`,
    }),
    sentenceStarts: ['Il', 'Elle', 'On', 'Nous', 'Vous', 'Je', 'C’était', "C'était"],
    aboutDraft:
      'Ce sont vos propres mots. Vous pouvez tout modifier\u00a0: rien n’est enregistré avant que vous appuyiez sur «\u00a0Suivant\u00a0».',
    replace: {
      title: 'Remplacer votre texte\u202f?',
      description: 'Vous avez modifié le texte. Le nouveau brouillon tiré de vos réponses le remplacerait.',
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
    now: 'Partager le site maintenant',
    left: 'Remis à plus tard',
    nameFirst: 'Avant de partager le site, il faut écrire son nom.',
    publishFirst:
      'Tout ce que vous avez écrit est bien gardé. La personne qui gère le serveur peut donner au site une adresse pour tout le monde\u202f; ce message explique comment. Vous pourrez ensuite partager le site ici.',
    messageLabel: 'Un message à envoyer',
    message: (name) =>
      `Voici une page à la mémoire ${ofName(name)}\u00a0: des photos, les cérémonies, et une place pour vos souvenirs.`,
    buttons: { copy: 'Copier le message', copied: 'Copié', share: 'Envoyer le message' },
  },
}))
export const {
  obituary: obituaryTexts,
  panel: panelTexts,
  photographs: photographTexts,
  share: shareTexts,
} = texts
