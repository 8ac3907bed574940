import { detectRefused } from '../formats/detectRefused.ts'
import { isComplete } from '../formats/isComplete.ts'
import { hashPhoto, makePictures, probePhoto } from '../photos/photos.ts'
import { makePrintPicture } from '../photos/printPicture.ts'
import { sniff } from '../formats/detectFormat.ts'

/** Loads the module of a task when it is called: libraries for videos, songs and pages take long to load. */
const later =
  <Args extends readonly unknown[], Result>(load: () => Promise<(...args: Args) => Promise<Result>>) =>
  async (...args: Args): Promise<Result> =>
    (await load())(...args)

export const decoderTasks = {
  sniff,
  detectRefused,
  isComplete,
  probePhoto,
  hashPhoto,
  makePictures,
  makePrintPicture,
  probeVideo: later(async () => (await import('../videos/video.ts')).probeVideo),
  probeAudio: later(async () => (await import('../songs/audio.ts')).probeAudio),
  copySong: later(async () => (await import('../songs/copySong.ts')).copySong),
  drawLinkCard: later(async () => (await import('../pages/linkCard.ts')).drawLinkCard),
  drawFrame: later(async () => (await import('../pages/filmFrame.ts')).drawFrame),
  makePdf: later(async () => (await import('../pages/typeset.ts')).makePdf),
}

export type DecoderTasks = typeof decoderTasks
export type TaskName = keyof DecoderTasks
