import type { texts as en } from '../../en/server/digest.ts'
import { ofName, plural, sentences } from '../grammar.ts'

const count = (one: string, other: string) => (number: number) =>
  plural(number, { one: `# ${one}`, other: `# ${other}` })

export const texts = sentences<typeof en>({
  subject: (name) => `Du nouveau sur le mémorial ${ofName(name)}`,
  since: (name) => `Du nouveau sur le mémorial ${ofName(name)} depuis le courriel précédent\u00a0:`,
  changed: 'un souvenir a été modifié par la personne qui l’a écrit, et attend que vous le lisiez',
  news: {
    memories: count('nouveau souvenir', 'nouveaux souvenirs'),
    waiting: count('d’entre eux attend que vous le lisiez', 'd’entre eux attendent que vous les lisiez'),
    photographs: count('nouvelle photo', 'nouvelles photos'),
    videos: count('nouvelle vidéo', 'nouvelles vidéos'),
    heldEdits: count(
      'titre ou description avec un lien attend que vous le lisiez',
      'titres ou descriptions avec des liens attendent que vous les lisiez',
    ),
    edits: count(
      'titre ou description modifié par un visiteur',
      'titres ou descriptions modifiés par des visiteurs',
    ),
  },
  link: 'Ouvrir le tableau de bord',
  onDashboard: 'Vous trouverez tout cela dans le tableau de bord.',
})
