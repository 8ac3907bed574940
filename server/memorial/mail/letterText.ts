import type { ServerTexts } from '../../../languages/inLanguage.ts'
import { layOutLetter, type Letter, type Paragraph } from './letter.ts'

/** The maximum length of a line that is not a link. */
const MAX_LINE_LENGTH = 76

export function writeText(letter: Letter, texts: ServerTexts): string {
  const { body, footer } = layOutLetter(letter, texts)
  return [...body, ...footer].map((paragraph) => writeParagraph(paragraph, texts)).join('\n\n')
}

/** A link stands whole on a line of its own, however long it is. */
function writeParagraph(paragraph: Paragraph, { colon }: ServerTexts): string {
  if (typeof paragraph === 'string') return wrapLines(paragraph).join('\n')
  if ('url' in paragraph) return `${wrapLines(`${paragraph.label}${colon}`).join('\n')}\n${paragraph.url}`
  return paragraph.items.map((item) => `- ${wrapLines(item, 2).join('\n  ')}`).join('\n')
}

/** Breaks a text into lines between words, and within words that are longer than a line. `indent` is the width before each line. */
function wrapLines(text: string, indent = 0): string[] {
  const width = MAX_LINE_LENGTH - indent
  const lines: string[] = []
  for (const word of splitAtSpaces(text, width)) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

/**
 * Splits a text at its spaces, but not at no-break spaces. An isolated name counts as one word, because each line chooses its direction
 * by itself.
 */
const splitAtSpaces = (text: string, width: number) =>
  (text.match(/\u2068[^\u2068\u2069]*\u2069\S*|[\S\u00a0\u202f]+/g) ?? []).flatMap((word) =>
    word.length <= width ? [word] : word.split(' ').flatMap((part) => part.match(/.{1,74}/gu) ?? []),
  )
