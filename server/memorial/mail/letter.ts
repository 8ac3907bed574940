import { toMailName } from './names.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

/** A paragraph of a letter: sentences, a list, or a link with the words that name it. */
export type Paragraph = string | { items: readonly string[] } | { label: string; url: string }

export interface Letter {
  /** how the reader is called; null if it is not known */
  readerName: string | null
  paragraphs: readonly Paragraph[]
  /** the line that says who writes, such as 'The family of Walter' */
  signature: string
  /** a sentence that says why the reader gets the letter */
  reason: string
  /** the URL that stops mail of this kind with one click */
  stopUrl?: string | null
}

/** Lists the paragraphs of a letter: from the greeting to the signature, and below it why the reader gets the letter. */
export const layOutLetter = (
  { readerName, paragraphs, signature, reason, stopUrl }: Letter,
  texts: ServerTexts,
) => ({
  body: [greet(readerName, texts), ...paragraphs, signature],
  footer: [reason, ...(stopUrl ? [{ label: texts.mail.stopLink, url: stopUrl }] : [])],
})

/** The maximum length of a name in a greeting. What is longer is a sentence. */
const MAX_NAME_LENGTH = 60

/**
 * Greets the reader. Visitors can enter any words as a name, and anybody's email address, so a name in which mail programs would see
 * a link or a telephone number is left out.
 */
function greet(readerName: string | null, texts: ServerTexts): string {
  const name = toMailName(readerName ?? '', texts)
  const isDoubtful =
    /[@:/\\＠：／]|[.。．｡]\p{L}{2}/u.test(name) ||
    (name.match(/\p{N}/gu) ?? []).length > 3 ||
    name.length > MAX_NAME_LENGTH
  return name === '' || isDoubtful ? texts.mail.hello : texts.mail.dear(name)
}
