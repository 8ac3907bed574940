export interface Line {
  /** position among all lines of the text */
  key: number
  text: string
  /** whether blank lines stood before it */
  startsParagraph: boolean
}

/** A text as it was typed, line by line. Blank lines become the space before the next one. */
export function linesOf(content: string): Line[] {
  let blank = false
  return content.split(/\r\n|\r|\n/).flatMap((text, key) => {
    if (text.trim() === '') {
      blank = true
      return []
    }
    const line = { key, text, startsParagraph: blank && key > 0 }
    blank = false
    return line
  })
}
