import type { StoredSentence } from '../../languages/storedSentence.ts'

/** Collects what the person who makes something must know about it, each sentence once. */
export interface Report {
  add(sentence: StoredSentence): void
  list(): StoredSentence[]
}

export function createReport(): Report {
  const sentences = new Map<string, StoredSentence>()
  return {
    add: (sentence) => void sentences.set(JSON.stringify(sentence), sentence),
    list: () => [...sentences.values()],
  }
}
