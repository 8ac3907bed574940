import type { readAudio } from './audio.ts'
import type { copySong } from './copySong.ts'
import { makePictures, readPhoto } from './photos.ts'
import { sniff } from './sniff.ts'
import type { readVideo } from './video.ts'

/** What a decoding process can be asked to do. Libraries for films and songs are loaded when one comes. */
export const decoderTasks = {
  sniff,
  readPhoto,
  makePictures,
  readVideo: async (...args: Parameters<typeof readVideo>) => (await import('./video.ts')).readVideo(...args),
  readAudio: async (...args: Parameters<typeof readAudio>) => (await import('./audio.ts')).readAudio(...args),
  copySong: async (...args: Parameters<typeof copySong>) => (await import('./copySong.ts')).copySong(...args),
}

export type DecoderTasks = typeof decoderTasks
export type TaskName = keyof DecoderTasks
