import { findServiceKind } from '../../../contract/memorial/serviceKind.ts'
import { makeTitlePattern, receptionPatterns } from '../../../domain/calendar/languages/titlePatterns.ts'

/** Whether the title is that of a gathering such as a reception or a celebration of life. */
export const isReception = (title: string) =>
  findServiceKind(title) === 'celebration' || receptionPattern.test(title)

const receptionPattern = makeTitlePattern(receptionPatterns)
