export interface Line {
  /** position among all lines of the text */
  key: number
  words: string
  /** whether blank lines stood before it: a new paragraph begins */
  begins: boolean
}

/** A text as it was typed, line by line. Blank lines become the space before the next one. */
export function linesOf(text: string): Line[] {
  let blank = false
  return text.split(/\r\n|\r|\n/).flatMap((words, key) => {
    if (words.trim() === '') {
      blank = true
      return []
    }
    const line = { key, words, begins: blank && key > 0 }
    blank = false
    return line
  })
}
