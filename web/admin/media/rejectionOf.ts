import { limits } from '../../../contract/limits.ts'
import { isPhoto, isVideo } from '../../uploads/fileKinds.ts'
import { texts } from './texts.ts'

/** Why a file is not sent at all, or null when it may be. */
export const rejectionOf = (file: Pick<File, 'name' | 'type' | 'size'>): string | null => {
  if (file.size > limits.adminFileBytes) return texts.tooLarge(file.name)
  return isPhoto(file) || isVideo(file) ? null : texts.neither(file.name)
}
