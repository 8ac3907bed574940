import type { Format } from '../formats/formats.ts'

/** The name of a video's public file. An iPhone's MOV becomes an MP4, which every browser plays. */
export const videoName = (format: Format): string => (format === 'webm' ? 'video.webm' : 'video.mp4')
