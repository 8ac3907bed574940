/** Matches a sentence with its end marks. Intl.Segmenter is missing in some browsers since 2021. */
const SENTENCE = /.+?(?:[.!?…]+["”’»)]*(?=\s|$)|[。！？]+|$)/g

/** Splits a text into its sentences, without duplicates; each is an exact part of the text. */
export const splitSentences = (content: string): string[] => {
  const parts = content.split('\n').flatMap((line) => line.match(SENTENCE) ?? [])
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))]
}
