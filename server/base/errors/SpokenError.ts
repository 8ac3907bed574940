import { english } from '../../../languages/inLanguage.ts'
import { sayStored, type StoredSentence } from '../../../languages/storedSentence.ts'
import { PlainError } from './PlainError.ts'

/** A PlainError whose sentence can be stored, and read in each language. Its message is in English, for terminals and the log. */
export class SpokenError extends PlainError {
  readonly sentence: StoredSentence

  constructor(sentence: StoredSentence) {
    super(sayStored(sentence, english))
    this.sentence = sentence
  }
}
