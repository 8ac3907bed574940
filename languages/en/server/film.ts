import { plural, sentences } from '../grammar.ts'

/** The command that installs ffmpeg, for each system. Fedora needs RPM Fusion, because its own ffmpeg has no libx264. */
const installFfmpeg = [
  'Debian, Ubuntu: sudo apt install ffmpeg',
  'Fedora, with RPM Fusion: sudo dnf install ffmpeg --allowerasing',
  'Arch: sudo pacman -S ffmpeg',
  'Alpine: apk add ffmpeg',
  'macOS: brew install ffmpeg',
]

export const texts = sentences({
  installFfmpeg,
  noFfmpeg: [
    'Films are made with ffmpeg, a free program that is not here yet. Please send this to the person who runs the server; one of these lines installs it:',
    ...installFfmpeg,
    'Once the server has been restarted, the film can be made.',
  ].join('\n'),
  empty: 'There are no photographs yet for the film to show.',
  allLeftOut:
    'No photographs are in the slideshow, so there is nothing to film. Put some in under Manage Media.',
  failed: (reason: string) => `ffmpeg gave up: ${reason}`,
  making: (file: string, length: string, photographs: number) =>
    `Making ${file}: ${length}, ${photographs} photographs.`,
  progress: (part: number) => `Film: ${Math.floor(part * 100)}%`,
  license:
    'If you pass the film on or put it on the internet, you need a license for its songs from the owners of the rights.',
  silent: 'There are no songs in the playlist, so the film has no music.',
  lostPicture: (title: string) => `Could not be read, so it is black in the film: ${title}`,
  notPlayable: (title: string) => `Cannot be played, so it is not in the film: ${title}`,
  silentVideo: (title: string) => `Its sound cannot be read, so it is silent in the film: ${title}`,
  leftOutMarks: (name: string, marks: number) =>
    `${plural(marks, { one: '# mark is', other: '# marks are' })} left out where a letter has more than can be drawn: ${name}`,
  portrait: 'Portrait',
  card: 'Words',
  sharedBy: (author: string) => `Shared by: ${author}`,
})
