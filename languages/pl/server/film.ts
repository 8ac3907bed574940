import type { texts as en } from '../../en/server/film.ts'
import { count, countPhotographs, sentences } from '../grammar.ts'

/** The command that installs ffmpeg, for each system. */
const installFfmpeg = [
  'Debian, Ubuntu: sudo apt install ffmpeg',
  'Fedora, z RPM Fusion: sudo dnf install ffmpeg --allowerasing',
  'Arch: sudo pacman -S ffmpeg',
  'Alpine: apk add ffmpeg',
  'macOS: brew install ffmpeg',
]

export const texts = sentences<typeof en>({
  installFfmpeg,
  noFfmpeg: [
    'Filmy powstają za pomocą bezpłatnego programu ffmpeg, którego tu jeszcze nie ma. Można przesłać to osobie, która zajmuje się serwerem; zainstaluje go jedno z tych poleceń:',
    ...installFfmpeg,
    'Po ponownym uruchomieniu serwera będzie można utworzyć film.',
  ].join('\n'),
  empty: 'Nie ma jeszcze zdjęć, które film mógłby pokazać.',
  allLeftOut:
    'W pokazie nie ma żadnych zdjęć, więc nie ma z czego utworzyć filmu. Zdjęcia można do niego włączyć w części „Porządkowanie”.',
  failed: (reason) => `Program ffmpeg przerwał pracę: ${reason}`,
  making: (file, length, photographs) => `Powstaje ${file}: ${length}, ${countPhotographs(photographs)}.`,
  progress: (part) => `Film: ${Math.floor(part * 100)}%`,
  license:
    'Aby przekazać film innym lub umieścić go w internecie, potrzebna jest licencja na utwory od właścicieli praw.',
  silent: 'Na liście utworów nic nie ma, więc film jest bez muzyki.',
  lostPicture: (title) => `Nie udało się odczytać, więc w filmie jest tu czerń: ${title}`,
  notPlayable: (title) => `Nie da się odtworzyć, więc nie ma tego w filmie: ${title}`,
  silentVideo: (title) => `Nie da się odczytać dźwięku, więc w filmie jest tu cisza: ${title}`,
  leftOutMarks: (name, marks) =>
    `${count(marks, 'Pominięto # znak', 'Pominięto # znaki', 'Pominięto # znaków')} tam, gdzie litera ma ich więcej, niż można narysować: ${name}`,
  portrait: 'Portret',
  card: 'Słowa',
  sharedBy: (author) => `Od: ${author}`,
})
