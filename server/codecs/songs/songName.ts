import { hasFfmpeg } from '../formats/ffmpeg.ts'
import { type Format, formats } from '../formats/formats.ts'

/** The name of the public file that is made of a song; the sender's name for it is in no address. */
export const songName = (format: Format): string => `song.${formats[format].extension}`

/** Nothing could be made of it that browsers play. */
export const UNPLAYABLE = 'original'

/** The name under which most can hear a song: what browsers do not play is served as M4A, where ffmpeg is. */
export const shownSong = async (format: Format, isPlayable: boolean): Promise<string> => {
  if (isPlayable) return songName(format)
  return (await hasFfmpeg()) ? songName('m4a') : UNPLAYABLE
}

/** Whether iPhones before iOS 18.4 do not play a format. */
export const isForNewPhones = (format: Format): boolean => ['ogg', 'flac', 'weba'].includes(format)
