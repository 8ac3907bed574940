/** Splits text into sentences without duplicates. Each sentence is an exact substring of the text. */
export const splitSentences = (content: string): string[] => {
  const parts = content.split('\n').flatMap(splitLine)
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))]
}

/** Matches marks that may end a sentence, and the quotation marks and brackets after them. */
const END_MARKS = /([.!?…]+)["”’»)]*|([。！？]+)/g

/**
 * Splits a line after the marks that end a sentence. A space or the end of the line must follow, except after East Asian marks. Does
 * not use Intl.Segmenter, because some browsers from 2021 or later lack it.
 */
function splitLine(line: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { 0: match, 1: marks, 2: eastAsianMarks, index } of line.matchAll(END_MARKS)) {
    const end = index + match.length
    const endsSentence = eastAsianMarks !== undefined || /^\s?$/.test(line.slice(end, end + 1))
    // the first character of a sentence never ends it
    const isLater = index + (marks ?? match).length > start + 1
    if (!endsSentence || !isLater) continue
    sentences.push(line.slice(start, end))
    start = end
  }
  return [...sentences, line.slice(start)]
}
