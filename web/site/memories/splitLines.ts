export interface TextLine {
  /** position among all lines of the text */
  key: number
  text: string
  /** whether blank lines came before it */
  startsParagraph: boolean
}

/** Splits a text into lines as it was typed. Blank lines are left out and mark the next line as a new paragraph. */
export function splitLines(content: string): TextLine[] {
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
