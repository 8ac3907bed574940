import { limits } from '../../../contract/limits.ts'
import { isPhoto, isVideo } from '../../uploads/fileKinds.ts'
import { texts } from './texts.ts'

/** Says why a file cannot be uploaded, or returns null if it can. */
export const explainRejection = (file: Pick<File, 'name' | 'type' | 'size'>): string | null => {
  if (file.size > limits.adminFileBytes) return texts.tooLarge(file.name)
  return isPhoto(file) || isVideo(file) ? null : texts.neither(file.name)
}
