import type { Language } from '../../domain/language.ts'
import {
  ashesWords,
  lifeWords,
  makeTitlePattern,
  religiousWords,
} from '../../domain/calendar/languages/serviceWords.ts'

export type ServiceKind = 'celebration' | 'ashes' | 'memorial'

export function findServiceKind(title: string): ServiceKind {
  if (lifePattern.test(title) && !religiousPattern.test(title)) return 'celebration'
  return ashesPattern.test(title) ? 'ashes' : 'memorial'
}

const lifePattern = makeTitlePattern(lifeWords)
const religiousPattern = makeTitlePattern(religiousWords)
const ashesPattern = makeTitlePattern(ashesWords)

/** Whether the title says its kind in this language, so that a label above it would say it again. */
export const saysKind = (title: string, kind: ServiceKind, language: Language): boolean =>
  kind !== 'memorial' &&
  makeTitlePattern({ [language]: (kind === 'ashes' ? ashesWords : lifeWords)[language] }).test(title)
