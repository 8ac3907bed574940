import { findSample, isAlike } from '../../contract/memorial/builtin.ts'
import { sampleObituary } from '../../languages/en/shared/sampleObituary.ts'
import { settingTexts } from '../../languages/en/shared/settings.ts'

/** Whether a text can only be the sample's. Such a text never counts as the family's own, even if it is stored. */
export const isSampleText = (field: string, text: string) => {
  if (field === 'obituary') return isAlike(sampleObituary, text)
  const sample = findSample(settingTexts, field, text)
  return sample !== undefined && sample.kind !== 'lifeDate'
}

/**
 * Whether a date is the sample's. It may be another man's, too, so it counts as the man's own if it was saved with his name or
 * after it.
 */
export const isSampleDate = (field: string, text: string) =>
  findSample(settingTexts, field, text)?.kind === 'lifeDate'
