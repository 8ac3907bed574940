import type { Format } from '../../../domain/files/formats.ts'

/**
 * Returns the name of a video's public file. Only a WebM stays a WebM. Videos in all other formats, such as the MOV files of
 * iPhones, become an MP4, because every browser plays MP4.
 */
export const getVideoName = (format: Format): string => (format === 'webm' ? 'video.webm' : 'video.mp4')
