import type { texts as en } from '../../en/server/digest.ts'
import { formatNumber, ofName, plural, sentences } from '../grammar.ts'

const count = (one: string, other: string) => (number: number) =>
  plural(number, { one: `# ${one}`, other: `# ${other}` })

export const texts = sentences<typeof en>({
  subject: (name) => `Du nouveau sur le site à la mémoire ${ofName(name)}`,
  since: (name) => `Du nouveau sur le site à la mémoire ${ofName(name)} depuis le dernier e-mail\u00a0:`,
  changed: 'un souvenir, modifié par la personne qui l’a écrit, est à relire',
  news: {
    memories: count('nouveau souvenir', 'nouveaux souvenirs'),
    waiting: (number) => `dont ${formatNumber(number)} à lire`,
    sentPhotographs: count('photo reçue', 'photos reçues'),
    sentVideos: count('vidéo reçue', 'vidéos reçues'),
    photographs: count('nouvelle photo', 'nouvelles photos'),
    videos: count('nouvelle vidéo', 'nouvelles vidéos'),
    answers: count('photo avec des réponses de visiteurs', 'photos avec des réponses de visiteurs'),
    heldEdits: count(
      'titre ou description avec un lien, à lire',
      'titres ou descriptions avec des liens, à lire',
    ),
    edits: count(
      'titre ou description modifié par un visiteur',
      'titres ou descriptions modifiés par des visiteurs',
    ),
  },
  link: 'Ouvrir le tableau de bord',
  onDashboard: 'Vous trouverez tout cela dans le tableau de bord.',
})
