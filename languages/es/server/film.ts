import type { texts as en } from '../../en/server/film.ts'
import { plural, sentences } from '../grammar.ts'

/** The command that installs ffmpeg, for each system. Fedora needs RPM Fusion, because its own ffmpeg has no libx264. */
const installFfmpeg = [
  'Debian, Ubuntu: sudo apt install ffmpeg',
  'Fedora, con RPM Fusion: sudo dnf install ffmpeg --allowerasing',
  'Arch: sudo pacman -S ffmpeg',
  'Alpine: apk add ffmpeg',
  'macOS: brew install ffmpeg',
]

export const texts = sentences<typeof en>({
  installFfmpeg,
  noFfmpeg: [
    'Las películas se hacen con ffmpeg, un programa gratuito que todavía no está aquí. Envíe esto a la persona encargada del servidor; una de estas líneas lo instala:',
    ...installFfmpeg,
    'Cuando se haya reiniciado el servidor, se podrá hacer la película.',
  ].join('\n'),
  empty: 'Todavía no hay fotos para la película.',
  allLeftOut:
    'No hay ninguna foto en la proyección, así que no hay nada que mostrar. Incluya algunas en «Ordenar y editar».',
  failed: (reason) => `ffmpeg no pudo terminar: ${reason}`,
  making: (file, length, photographs) =>
    `Haciendo ${file}: ${length}, ${plural(photographs, { one: '# foto', other: '# fotos' })}.`,
  progress: (part) => `Película: ${Math.floor(part * 100)}\u00a0%`,
  license:
    'Si pasa la película a otras personas o la publica en internet, necesita una licencia de quienes tienen los derechos de las canciones.',
  silent: 'No hay ninguna canción en la lista, así que la película no tiene música.',
  lostPicture: (title) => `No se pudo leer, así que en la película queda en negro: ${title}`,
  notPlayable: (title) => `No se puede reproducir, así que no está en la película: ${title}`,
  silentVideo: (title) => `No se puede leer el sonido, así que en la película va en silencio: ${title}`,
  leftOutMarks: (name, marks) =>
    `${plural(marks, { one: 'Se omite # signo', other: 'Se omiten # signos' })} donde una letra lleva más de los que se pueden dibujar: ${name}`,
  portrait: 'Retrato',
  card: 'Texto',
  sharedBy: (author) => `Lo compartió ${author}`,
})
