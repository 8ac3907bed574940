import type { texts as en } from '../../en/dashboard/deleted.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const nouns = {
  image: { one: '# photo', other: '# photos' },
  video: { one: '# vidéo', other: '# vidéos' },
  media: { one: '# photo ou vidéo', other: '# photos et vidéos' },
  music: { one: '# morceau', other: '# morceaux' },
  services: { one: '# cérémonie', other: '# cérémonies' },
  obituary: { one: '# récit de sa vie', other: '# récits de sa vie' },
  memories: { one: '# souvenir', other: '# souvenirs' },
}

export const texts = sentences<typeof en>({
  title: 'Éléments supprimés',
  purpose:
    'Ce qui est supprimé reste ici 30 jours, et personne d’autre ne le voit. Ensuite, c’est effacé pour toujours, avec ses fichiers.',
  purposeOff:
    'Désormais, ce qui est supprimé est aussitôt effacé pour toujours. Ce qui est dans cette liste y reste jusqu’à la fin de ses 30 jours.',
  loading: 'Chargement de ce qui a été supprimé…',
  failed: 'La liste n’a pas pu être chargée pour le moment.',
  none: 'Il n’y a rien ici. Ce que vous supprimez peut être remis depuis cette liste pendant 30 jours.',
  noneOff: 'Il n’y a rien ici. Ce que vous supprimez est aussitôt effacé pour toujours.',
  kinds: {
    image: 'Photo',
    video: 'Vidéo',
    media: 'Photo ou vidéo',
    music: 'Morceau',
    services: 'Cérémonie',
    obituary: 'Le récit de sa vie',
    memories: 'Souvenir',
  },
  count: (kind, count) => `Éléments supprimés\u00a0: ${plural(count, nouns[kind])}.`,
  toList: (count) =>
    plural(count, {
      one: 'Remettre, ou effacer pour toujours',
      other: 'Les remettre, ou les effacer pour toujours',
    }),
  unnamed: (title, file) => `${title}, ${file}`,
  pixels: (width, height) => `${width} × ${height}`,
  photos: (count) => plural(count, { one: 'avec # photo', other: 'avec # photos' }),
  deleted: (time, keeper) =>
    keeper ? `Suppression\u00a0: ${time}, par ${keeper}` : `Suppression\u00a0: ${time}`,
  gone: (day) => `Sera effacé pour toujours le ${day}`,
  putBack: 'Remettre',
  hintForMouse: 'Avec la touche Maj enfoncée, vous choisissez aussi tout ce qui se trouve entre les deux.',
  putBackChosen: (count) => `En remettre ${formatNumber(count)}`,
  putBackAll: 'Tout remettre',
  putBackAllQuestion: (count) => ({
    title: plural(count, { one: 'Tout remettre\u202f?', other: 'Tout remettre (#)\u202f?' }),
    description: 'Tout revient à sa place, et les visiteurs le voient comme avant.',
    confirm: 'Tout remettre',
  }),
  deleteForGood: 'Effacer pour toujours',
  quoted: (name) => `«\u00a0${name}\u00a0»`,
  done: { title: 'Supprimé', description: 'C’est effacé pour toujours.' },
  deleteFailed: {
    title: 'Suppression impossible',
    description: 'Rien n’a été supprimé. Vous pouvez réessayer.',
  },
})
