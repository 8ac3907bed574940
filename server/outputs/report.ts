import type { StoredSentence } from '../../languages/storedSentence.ts'

export type Report = ReturnType<typeof createReport>

/** Collects what the person who makes something must know about it, each sentence once. */
export function createReport() {
  const sentences = new Map<string, StoredSentence>()
  return {
    add: (sentence: StoredSentence) => void sentences.set(JSON.stringify(sentence), sentence),
    list: () => [...sentences.values()],
  }
}
