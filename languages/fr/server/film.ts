import type { texts as en } from '../../en/server/film.ts'
import { plural, sentences } from '../grammar.ts'

/** The command that installs ffmpeg, for each system. Fedora needs RPM Fusion, because its own ffmpeg has no libx264. */
const installFfmpeg = [
  'Debian, Ubuntu\u00a0: sudo apt install ffmpeg',
  'Fedora, avec RPM Fusion\u00a0: sudo dnf install ffmpeg --allowerasing',
  'Arch\u00a0: sudo pacman -S ffmpeg',
  'Alpine\u00a0: apk add ffmpeg',
  'macOS\u00a0: brew install ffmpeg',
]

export const texts = sentences<typeof en>({
  installFfmpeg,
  noFfmpeg: [
    'Les films sont créés avec ffmpeg, un logiciel libre qui n’est pas encore installé ici. Merci de transmettre ce message à la personne qui gère le serveur. L’une de ces lignes l’installe\u00a0:',
    ...installFfmpeg,
    'Une fois le serveur redémarré, le film pourra être créé.',
  ].join('\n'),
  empty: 'Il n’y a pas encore de photo à montrer dans le film.',
  allLeftOut:
    'Il n’y a pas de photo dans le diaporama, et donc rien à filmer. Vous pouvez en mettre sous «\u00a0Gérer la galerie\u00a0».',
  failed: (reason) => `ffmpeg a abandonné\u00a0: ${reason}`,
  making: (file, length, photographs) =>
    `Création du film ${file}\u00a0: ${length}, ${plural(photographs, { one: '# photo', other: '# photos' })}.`,
  progress: (part) => `Film\u00a0: ${Math.floor(part * 100)}\u00a0%`,
  license:
    'Si vous transmettez le film ou le mettez sur internet, il vous faut pour sa musique l’autorisation des ayants droit.',
  silent: 'Il n’y a pas de morceau dans la liste de lecture\u00a0: le film n’a donc pas de musique.',
  lostPicture: (title) => `N’a pas pu être lue, et reste noire dans le film\u00a0: ${title}`,
  notPlayable: (title) => `Ne peut pas être lue, et n’est donc pas dans le film\u00a0: ${title}`,
  silentVideo: (title) => `Le son ne peut pas être lu, la vidéo est donc muette dans le film\u00a0: ${title}`,
  leftOutMarks: (name, marks) =>
    `${plural(marks, { one: '# signe est laissé', other: '# signes sont laissés' })} de côté là où une lettre en a plus qu’on ne peut dessiner\u00a0: ${name}`,
  portrait: 'Portrait',
  card: 'Texte',
  sharedBy: (author) => `Partagé par ${author}`,
})
