import { limits } from '../../contract/limits.ts'
import { refusedTexts as texts } from '../../languages/en/memorial/refused.ts'
import { explainRefusedName } from './explainRefusedName.ts'
import { canBe } from './fileKinds.ts'

/** Returns the reason why a photograph or video cannot be uploaded, or null if it can be uploaded. */
export const explainRejection = (file: Pick<File, 'name' | 'type' | 'size'>): string | null => {
  if (file.size > limits.adminFileBytes) return texts.tooLarge(file.name)
  if (file.size === 0) return texts.empty(file.name)
  const explanation = explainRefusedName(file.name)
  return explanation ?? (canBe(['image', 'video'], file) ? null : texts.neither(file.name))
}
