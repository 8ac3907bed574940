import { english } from '../../../languages/inLanguage.ts'
import { sayStored, type StoredSentence } from '../../../languages/storedSentence.ts'

/** Says a report as a terminal does. */
export const sayReport = (report: readonly StoredSentence[]): string[] =>
  report.map((sentence) => sayStored(sentence, english))
