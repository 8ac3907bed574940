import { findSample, isAlike } from '../../contract/memorial/builtin.ts'
import { languages } from '../../domain/language.ts'
import { inLanguage } from '../../languages/inLanguage.ts'

/**
 * Whether a text can only be the sample's, in any language, because the memorial may have had another one. Such a text never counts as
 * the family's own, even if it is stored.
 */
export const isSampleText = (field: string, text: string) => {
  if (field === 'obituary')
    return languages.some((language) => isAlike(inLanguage(language).sampleObituary, text))
  return findSamples(field, text).some(({ kind }) => kind !== 'lifeDate')
}

/**
 * Whether a date is the sample's. It may be another man's, too, so it counts as the man's own if it was saved with his name or
 * after it.
 */
export const isSampleDate = (field: string, text: string) =>
  findSamples(field, text).some(({ kind }) => kind === 'lifeDate')

const findSamples = (field: string, text: string) =>
  languages.flatMap((language) => findSample(inLanguage(language).settings, field, text) ?? [])
