import type { Format } from '../formats/formats.ts'

/** The name of the public file that is made of a video: iPhones' MOV becomes MP4, which every browser plays. */
export const videoName = (format: Format): string => (format === 'webm' ? 'video.webm' : 'video.mp4')
