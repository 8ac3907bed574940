export interface TextLine {
  /** the 0-based index of this line in the text */
  key: number
  text: string
  /** whether there are blank lines before this line */
  startsParagraph: boolean
}

/** Splits a text at its line breaks. Leaves out blank lines, and marks the line after them as the start of a paragraph. */
export function splitLines(content: string): TextLine[] {
  let isAfterBlank = false
  return content.split('\n').flatMap((text, key) => {
    if (text.trim() === '') {
      isAfterBlank = true
      return []
    }
    const line = { key, text, startsParagraph: isAfterBlank && key > 0 }
    isAfterBlank = false
    return line
  })
}
