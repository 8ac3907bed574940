import { type Format, formats } from './formats.ts'

/** The name of the public file that is made of a song; the sender's name for it is in no address. */
export const songName = (format: Format): string => `song.${formats[format].extension}`

/** Whether iPhones before iOS 18.4 do not play a format. */
export const isForNewPhones = (format: Format): boolean => format === 'ogg' || format === 'flac'
