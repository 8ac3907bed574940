import type { probeAudio } from './audio.ts'
import type { copySong } from './copySong.ts'
import type { drawFrame } from './filmFrame.ts'
import { identify } from './identify.ts'
import type { drawNameCard } from './nameCard.ts'
import { makePictures, probePhoto } from './photos.ts'
import { printPicture } from './printPicture.ts'
import { sniff } from './sniff.ts'
import type { makePdf } from './typeset.ts'
import type { probeVideo } from './video.ts'

/** The tasks of a decoding process. Libraries for films, songs and pages are loaded when one comes. */
export const decoderTasks = {
  sniff,
  identify,
  probePhoto,
  makePictures,
  printPicture,
  probeVideo: async (...args: Parameters<typeof probeVideo>) =>
    (await import('./video.ts')).probeVideo(...args),
  probeAudio: async (...args: Parameters<typeof probeAudio>) =>
    (await import('./audio.ts')).probeAudio(...args),
  drawNameCard: async (...args: Parameters<typeof drawNameCard>) =>
    (await import('./nameCard.ts')).drawNameCard(...args),
  drawFrame: async (...args: Parameters<typeof drawFrame>) =>
    (await import('./filmFrame.ts')).drawFrame(...args),
  makePdf: async (...args: Parameters<typeof makePdf>) => (await import('./typeset.ts')).makePdf(...args),
  copySong: async (...args: Parameters<typeof copySong>) => (await import('./copySong.ts')).copySong(...args),
}

export type DecoderTasks = typeof decoderTasks
export type TaskName = keyof DecoderTasks
