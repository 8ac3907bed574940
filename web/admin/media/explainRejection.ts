import { explainRefusedName } from '../../uploads/explainRefusedName.ts'
import { limits } from '../../../contract/limits.ts'
import { canBe } from '../../uploads/fileKinds.ts'
import { texts } from '../../../languages/en/dashboard/media.ts'

/** Returns the reason why a file cannot be uploaded, or null if it can be uploaded. */
export const explainRejection = (file: Pick<File, 'name' | 'type' | 'size'>): string | null => {
  if (file.size > limits.adminFileBytes) return texts.tooLarge(file.name)
  if (file.size === 0) return texts.empty(file.name)
  const explanation = explainRefusedName(file.name)
  return explanation ?? (canBe(['image', 'video'], file) ? null : texts.neither(file.name))
}
