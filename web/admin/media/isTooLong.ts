import { limits } from '../../../contract/limits.ts'
import type { Upload } from '../../uploads/upload.ts'

/** Whether the server would reject the text, after all of the file has been sent. */
export const isTooLong = ({ title, description }: Pick<Upload, 'title' | 'description'>) =>
  title.length > limits.title || description.length > limits.description
