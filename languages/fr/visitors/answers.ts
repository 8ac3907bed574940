import type { texts as en, whoTexts as enWho } from '../../en/visitors/answers.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  ask: { who: 'Savez-vous qui c’est\u202f?', whoElse: 'Savez-vous qui d’autre est sur la photo\u202f?' },
  who: 'Qui',
  whoElse: 'Qui d’autre est sur la photo\u202f?',
  known: (names) => `Déjà indiqué\u00a0: ${names}.`,
  whoHint: 'Plusieurs noms\u00a0: à séparer par des virgules.',
  when: 'Quand',
  where: 'Où',
  from: 'Votre nom',
  nothing: 'Merci d’écrire d’abord quelque chose, ici ou dans un autre champ.',
  send: 'Envoyer',
  thanks: 'Merci. La famille sera la première à le voir.',
  notSent: {
    title: 'Envoi impossible',
    description: 'Ce que vous avez écrit est toujours là. Vous pouvez réessayer.',
  },
})

export const whoTexts = sentences<typeof enWho>({
  loading: 'Chargement des photos…',
  failed: 'Les photos ne peuvent pas être affichées pour le moment.',
  heading: (count, name) =>
    name
      ? `${plural(count, { one: '# photo où personne ne sait qui c’est', other: '# photos où personne ne sait qui est qui' })}, sauf ${name}`
      : plural(count, { one: '# photo sans noms', other: '# photos sans noms' }),
  purpose: (asksYear) =>
    `${asksYear ? 'Un nom ou une année' : 'Un nom'} suffit. Vous pouvez vous arrêter à tout moment et continuer plus tard.`,
  position: (position, total) => `Photo ${formatNumber(position)} sur ${formatNumber(total)}`,
  sendAndNext: 'Envoyer et continuer',
  next: 'Suivante',
  back: 'Précédente',
  end: 'C’était la dernière photo. Merci de les avoir regardées.',
  again: 'Les revoir',
  allNamed: 'Il n’y a plus de photo sans nom. Merci.',
  notAsked: 'Il n’y a pas de noms à retrouver pour le moment.',
  home: 'Aller sur le site',
})
