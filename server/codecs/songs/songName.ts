import { hasFfmpeg } from '../formats/ffmpeg.ts'
import { type Format, formats } from '../formats/formats.ts'

/** The name of a song's public file. The sender's file name appears in no address. */
export const songName = (format: Format): string => `song.${formats[format].extension}`

/** Stands for a name if no public file can be made that browsers play. */
export const UNPLAYABLE_NAME = 'original'

/** Chooses the public file that most browsers play: the song itself, else the M4A that ffmpeg makes of it. */
export const chooseSongName = async (format: Format, isPlayable: boolean): Promise<string> => {
  if (isPlayable) return songName(format)
  return (await hasFfmpeg()) ? songName('m4a') : UNPLAYABLE_NAME
}

/** Whether iPhones need iOS 18.4 or later to play a format. */
export const isForNewPhones = (format: Format): boolean => ['ogg', 'flac', 'weba'].includes(format)
