/** Matches a sentence with its end marks. Does not use Intl.Segmenter, because some browsers from 2021 or later lack it. */
const SENTENCE = /.+?(?:[.!?…]+["”’»)]*(?=\s|$)|[。！？]+|$)/g

/** Splits text into sentences without duplicates. Each sentence is an exact substring of the text. */
export const splitSentences = (content: string): string[] => {
  const parts = content.split('\n').flatMap((line) => line.match(SENTENCE) ?? [])
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))]
}
