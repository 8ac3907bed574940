import { formatNumber, inLanguage } from '../../contract/language.ts'

const en = {
  noFfmpeg:
    'The server makes films by ffmpeg, which is not installed here. Whoever looks after the server installs it (Debian and Ubuntu: sudo apt install ffmpeg) and starts the server again; the container has it.',
  empty: 'There is no photograph yet that the film could show.',
  failed: (reason: string) => `ffmpeg gave up: ${reason}`,
  making: (file: string, length: string, photographs: number) =>
    `Making ${file}: ${length}, ${photographs} photographs.`,
  progress: (part: number) => `Film: ${Math.floor(part * 100)} %`,
  licence:
    'Songs in a film that is passed on or put on the internet need a licence from whoever owns their rights.',
  silent: 'No song is in the playlist, so the film’s music is silence.',
  lostPicture: (title: string) => `Could not be read, and is black in the film: ${title}`,
  lostSong: (title: string) => `Could not be read, and is silence in the film: ${title}`,
  leftOutMarks: (name: string, marks: number) =>
    `${marks === 1 ? '1 mark is' : `${formatNumber(marks)} marks are`} left out where a letter has more than can be drawn: ${name}`,
  portrait: 'Portrait',
  card: 'Words',
  sharedBy: (author: string) => `Shared by ${author}`,
}

export const texts = inLanguage({ en })
