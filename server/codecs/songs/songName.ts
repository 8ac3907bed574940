import { hasFfmpeg } from '../formats/ffmpeg.ts'
import { type Format, formats } from '../formats/formats.ts'

/** Returns the name of a song's public file. The file name that the uploader gave must not appear in any URL. */
export const getSongName = (format: Format): string => `song.${formats[format].extension}`

/** Takes the place of a public file's name if no file that browsers play can be made. */
export const UNPLAYABLE_NAME = 'original'

/**
 * Chooses the public file, and returns its name. The file is the song itself if browsers play it, or else an M4A that ffmpeg
 * makes.
 */
export const chooseSongName = async (format: Format, isPlayable: boolean): Promise<string> => {
  if (isPlayable) return getSongName(format)
  return (await hasFfmpeg()) ? getSongName('m4a') : UNPLAYABLE_NAME
}

/** Whether iPhones need iOS 18.4 or later to play a format. */
export const isForNewPhones = (format: Format): boolean => ['ogg', 'flac', 'weba'].includes(format)
