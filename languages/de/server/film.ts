import type { texts as en } from '../../en/server/film.ts'
import { plural, sentences } from '../grammar.ts'

const installFfmpeg = [
  'Debian, Ubuntu: sudo apt install ffmpeg',
  'Fedora, mit RPM Fusion: sudo dnf install ffmpeg --allowerasing',
  'Arch: sudo pacman -S ffmpeg',
  'Alpine: apk add ffmpeg',
  'macOS: brew install ffmpeg',
]

export const texts = sentences<typeof en>({
  installFfmpeg,
  noFfmpeg: [
    'Filme entstehen mit ffmpeg, einem kostenlosen Programm, das hier noch fehlt. Bitte schicken Sie diese Zeilen der Person, die den Server betreut; eine davon installiert das Programm:',
    ...installFfmpeg,
    'Sobald der Server neu gestartet ist, lässt sich der Film erstellen.',
  ].join('\n'),
  empty: 'Es gibt noch keine Fotos, die der Film zeigen könnte.',
  allLeftOut:
    'In der Diashow sind keine Fotos, deshalb gibt es nichts zu filmen. Nehmen Sie unter „Fotos“, „Ordnen“ welche hinein.',
  failed: (reason) => `ffmpeg hat aufgegeben: ${reason}`,
  making: (file, length, photographs) =>
    `${file} entsteht: ${length}, ${plural(photographs, { one: '# Foto', other: '# Fotos' })}.`,
  progress: (part) => `Film: ${Math.floor(part * 100)}\u00a0%`,
  license:
    'Wenn Sie den Film weitergeben oder ins Internet stellen, brauchen Sie für die Lieder eine Lizenz von denen, die die Rechte haben.',
  silent: 'Die Liederliste ist leer, deshalb hat der Film keine Musik.',
  lostPicture: (title) => `Konnte nicht gelesen werden und ist deshalb im Film schwarz: ${title}`,
  notPlayable: (title) => `Lässt sich nicht abspielen und ist deshalb nicht im Film: ${title}`,
  silentVideo: (title) => `Der Ton lässt sich nicht lesen, deshalb ist es im Film stumm: ${title}`,
  leftOutMarks: (name, marks) =>
    `${plural(marks, { one: '# Zeichen ist', other: '# Zeichen sind' })} weggelassen, wo ein Buchstabe mehr davon hat, als sich zeichnen lassen: ${name}`,
  portrait: 'Porträt',
  card: 'Text',
  sharedBy: (author) => `Von ${author}`,
})
