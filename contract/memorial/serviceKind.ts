import type { Language } from '../../domain/language.ts'
import {
  ashesPatterns,
  lifePatterns,
  makeTitlePattern,
  religiousPatterns,
} from '../../domain/calendar/languages/titlePatterns.ts'

export type ServiceKind = 'celebration' | 'ashes' | 'memorial'

export function findServiceKind(title: string): ServiceKind {
  if (lifePattern.test(title) && !religiousPattern.test(title)) return 'celebration'
  return ashesPattern.test(title) ? 'ashes' : 'memorial'
}

const lifePattern = makeTitlePattern(lifePatterns)
const religiousPattern = makeTitlePattern(religiousPatterns)
const ashesPattern = makeTitlePattern(ashesPatterns)

/** Whether the title says its kind in this language, so that a label above it would say it again. */
export const saysKind = (title: string, kind: ServiceKind, language: Language): boolean =>
  kind !== 'memorial' &&
  makeTitlePattern({ [language]: (kind === 'ashes' ? ashesPatterns : lifePatterns)[language] }).test(title)
