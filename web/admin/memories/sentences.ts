/** A sentence and the marks that end it; not every browser since 2021 has Intl.Segmenter. */
const SENTENCE = /.+?(?:[.!?…]+["”’»)]*(?=\s|$)|[。！？]+|$)/g

/** The sentences of a text, each once, as they stand in it. */
export const sentencesOf = (content: string): string[] => {
  const parts = content.split('\n').flatMap((line) => line.match(SENTENCE) ?? [])
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))]
}
