import type { probeAudio } from '../songs/audio.ts'
import type { copySong } from '../songs/copySong.ts'
import type { drawFrame } from '../pages/filmFrame.ts'
import { detectRefused } from '../formats/detectRefused.ts'
import { isComplete } from '../formats/isComplete.ts'
import type { drawLinkCard } from '../pages/linkCard.ts'
import { makePictures, probePhoto } from '../photos/photos.ts'
import { makePrintPicture } from '../photos/printPicture.ts'
import { sniff } from '../formats/detectFormat.ts'
import type { makePdf } from '../pages/typeset.ts'
import type { probeVideo } from '../videos/video.ts'

/** Libraries for videos, songs and pages are loaded only when a task needs them. */
export const decoderTasks = {
  sniff,
  detectRefused,
  isComplete,
  probePhoto,
  makePictures,
  makePrintPicture,
  probeVideo: async (...args: Parameters<typeof probeVideo>) =>
    (await import('../videos/video.ts')).probeVideo(...args),
  probeAudio: async (...args: Parameters<typeof probeAudio>) =>
    (await import('../songs/audio.ts')).probeAudio(...args),
  drawLinkCard: async (...args: Parameters<typeof drawLinkCard>) =>
    (await import('../pages/linkCard.ts')).drawLinkCard(...args),
  drawFrame: async (...args: Parameters<typeof drawFrame>) =>
    (await import('../pages/filmFrame.ts')).drawFrame(...args),
  makePdf: async (...args: Parameters<typeof makePdf>) =>
    (await import('../pages/typeset.ts')).makePdf(...args),
  copySong: async (...args: Parameters<typeof copySong>) =>
    (await import('../songs/copySong.ts')).copySong(...args),
}

export type DecoderTasks = typeof decoderTasks
export type TaskName = keyof DecoderTasks
