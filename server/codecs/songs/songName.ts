import { hasFfmpeg } from '../programs/ffmpeg.ts'
import { type Format, getExtension } from '../../../domain/files/formats.ts'

/** Returns the name of a song's public file. The file name that the uploader gave must not appear in any URL. */
export const getSongName = (format: Format): string => `song.${getExtension(format)}`

/** Takes the place of a public file's name if no file that browsers play can be made. */
export const UNPLAYABLE_NAME = 'original'

/** The public file is the song itself if browsers play it, or else an M4A that ffmpeg makes. */
export const chooseSongName = async (format: Format, isPlayable: boolean): Promise<string> => {
  if (isPlayable) return getSongName(format)
  return (await hasFfmpeg()) ? getSongName('m4a') : UNPLAYABLE_NAME
}

/** Lists the names of the copies that `copySong` makes of a song, if it can: in its own format, and as an M4A. */
export const listCopyNames = (format: Format, isPlayable: boolean): string[] => [
  ...(isPlayable ? [getSongName(format)] : []),
  ...(!isPlayable || isForNewPhones(format) ? [getSongName('m4a')] : []),
]

/**
 * Lists the names that the public files of a stored song may have. A song with an M4A also has a copy in its own format if its
 * format is for new phones, and a browser may have received the name of that copy before the M4A existed.
 */
export function listSongNames(format: Format, songName: string | null): string[] {
  if (songName === UNPLAYABLE_NAME) return []
  if (songName === getSongName('m4a')) return listCopyNames(format, isForNewPhones(format))
  return [getSongName(format)]
}

/** Whether iPhones need iOS 18.4 or later to play a format. */
export const isForNewPhones = (format: Format): boolean => ['ogg', 'flac', 'weba'].includes(format)
