import { limits } from '../../../contract/limits.ts'
import { texts } from './texts.ts'

type Chosen = Pick<File, 'name' | 'type' | 'size'>

/** Browsers know no type for some kinds, so the name counts too. What a file really is, the server decides. */
const photoNames = /\.(jpe?g|png|gif|webp|avif|hei[cf]|tiff?)$/i
const videoNames = /\.(mp4|m4v|mov|qt|webm)$/i

export const isPhoto = ({ name, type }: Chosen) => type.startsWith('image/') || photoNames.test(name)
export const isVideo = ({ name, type }: Chosen) => type.startsWith('video/') || videoNames.test(name)

export const photosAccepted = 'image/*,.heic,.heif,.avif'
export const mediaAccepted = `${photosAccepted},video/*,.mov,.mp4,.webm`

/** Why a file is not sent at all, or null when it may be. */
export const refusalOf = (file: Chosen): string | null => {
  if (file.size > limits.adminFileBytes) return texts.tooLarge(file.name)
  return isPhoto(file) || isVideo(file) ? null : texts.neither(file.name)
}
