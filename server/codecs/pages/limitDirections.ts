/**
 * The maximum number of embeddings, overrides and isolates that are open at the same time in a paragraph. Typst ends with its
 * process at about seventy. A name inside a quotation inside a text opens three.
 */
const MAX_OPEN = 8

const EMBEDDINGS = '\u202a\u202b\u202d\u202e'
const END_OF_EMBEDDING = '\u202c'
const ISOLATES = '\u2066\u2067\u2068'
const PARAGRAPH_ENDS = '\n\u2029'

const CONTROLS = /[\n\u2029\u202a-\u202e\u2066-\u2069]/gu

interface Opening {
  isIsolate: boolean
  isRemoved: boolean
}

/**
 * Removes the characters that would open more embeddings, overrides and isolates than may be open, each together with the
 * character that closes it. Follows the rules of Unicode's bidirectional algorithm for which character closes which (UAX #9, BD9
 * and X6a to X8). Also returns the number of removed characters.
 */
export function limitDirections(text: string): { text: string; removedCount: number } {
  let removedCount = 0
  let openings: Opening[] = []
  let isolateCount = 0
  const isRemoved = (control: string): boolean => {
    if (PARAGRAPH_ENDS.includes(control)) {
      openings = []
      isolateCount = 0
      return false
    }
    const isIsolate = ISOLATES.includes(control)
    if (isIsolate || EMBEDDINGS.includes(control)) {
      const opening = { isIsolate, isRemoved: openings.length >= MAX_OPEN }
      openings.push(opening)
      if (isIsolate) isolateCount += 1
      return opening.isRemoved
    }
    if (control === END_OF_EMBEDDING) {
      const isClosing = openings.at(-1)?.isIsolate === false
      return (isClosing && openings.pop()?.isRemoved) || false
    }
    if (isolateCount === 0) return false
    isolateCount -= 1
    // the end of an isolate also closes the embeddings in it
    let closed = openings.pop()
    while (closed?.isIsolate === false) closed = openings.pop()
    return closed?.isRemoved ?? false
  }
  const limitedText = text.replace(CONTROLS, (control) => {
    if (!isRemoved(control)) return control
    removedCount += 1
    return ''
  })
  return { text: limitedText, removedCount }
}
