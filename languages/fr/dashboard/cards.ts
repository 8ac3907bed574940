import type { cardTexts as en } from '../../en/dashboard/cards.ts'
import { sentences } from '../grammar.ts'

/** The title and the purpose of each card of 'Pour la cérémonie'. */
export const cardTexts = sentences<typeof en>({
  order: {
    title: 'Livret de cérémonie',
    purpose: 'Un livret pour tous ceux qui viennent\u00a0: quand et où, et le déroulement.',
  },
  poster: { title: 'Affiche', purpose: 'Pour l’entrée, avec le code pour laisser un souvenir.' },
  cards: { title: 'Cartes de table', purpose: 'Pour les tables, avec le code pour laisser un souvenir.' },
  send: {
    title: 'Demander des photos',
    purpose: 'Des cartes à découper, avec le code pour vous envoyer des photos.',
  },
  card: {
    title: 'Portrait à encadrer',
    purpose: 'Son portrait pour un petit cadre, avec son nom et ses dates.',
  },
  thanks: {
    title: 'Qui remercier',
    purpose: 'Une liste de tous ceux qui ont écrit, envoyé des photos ou répondu à une question.',
  },
  show: {
    title: 'Le diaporama de la cérémonie',
    purpose:
      'Quelles photos, combien de temps, et avec quoi. Le lien pour l’écran et le film en tiennent compte.',
  },
  hall: {
    title: 'L’ordinateur de la salle',
    purpose:
      'Sur cet ordinateur, ouvrez le lien pour l’écran, puis «\u00a0Réglages\u00a0», puis «\u00a0L’ordinateur de la salle\u00a0» et «\u00a0Lancer un essai\u00a0». Le diaporama y est enregistré, pour fonctionner sans réseau, et vous voyez ce qui ne marche pas encore.',
  },
  wall: {
    title: 'Le mur',
    purpose: 'Les souvenirs et les photos, un par un, en grandes lettres, à mesure que vous les approuvez.',
  },
  film: {
    title: 'Le film',
    purpose:
      'Le diaporama avec sa musique, en un fichier à lire sur tout téléviseur, ordinateur ou téléphone.',
  },
  book: {
    title: 'Le livre',
    purpose:
      'Le récit de sa vie, les photos, les cérémonies et les souvenirs avec vos réponses, mis en pages\u00a0: à lire, à imprimer chez vous, ou à faire imprimer et relier.',
  },
})
