import type { Language } from '../../../domain/language.ts'
import { typeset } from '../../../domain/typeset.ts'
import { limitDirections } from '../../codecs/pages/limitDirections.ts'
import { limitMarks } from '../../codecs/pages/limitMarks.ts'
import { type BookFonts, findFonts } from '../../codecs/pages/fonts.ts'
import { addBreaks } from './addBreaks.ts'
import { changeEachText, type ChangeText } from './changeEachText.ts'
import { anyPerson } from '../../../domain/person/person.ts'
import { inLanguage } from '../../../languages/inLanguage.ts'
import { type StoredSentence, toStored } from '../../../languages/storedSentence.ts'
import type { Report } from '../report.ts'
import { normalizeUnicode } from '../../../domain/normalizeUnicode.ts'

/**
 * Prepares a template's texts for printing, and finds their fonts. Sets quotation marks and dashes as on the site. Replaces
 * characters that no font has with their Unicode numbers, and removes accents if a letter has too many, and changes of the
 * direction of writing if too many are open. Adds a sentence to `report` for each of these three changes.
 */
export async function prepareForTypesetting<T>(
  value: T,
  report: Report,
): Promise<{ value: T; fonts: Pick<BookFonts, 'files' | 'families'> }> {
  const { language = 'en' } = value as { language?: Language }
  const typography = inLanguage(language, anyPerson)
  const letters = new Set<string>()
  const markCounts = new Map<StoredSentence, number>()
  const directionCounts = new Map<StoredSentence, number>()
  const limitText: ChangeText = (typedText, owner, key) => {
    const withMarks = limitMarks(
      (isPrinted(key) ? typeset(typedText, typography) : typedText).replace(REMOVED_CHARACTERS, ''),
    )
    const limitedText = limitDirections(withMarks.text)
    // an alternative text repeats another text
    if (key !== 'alt') {
      addCount(markCounts, owner, withMarks.removedCount)
      addCount(directionCounts, owner, limitedText.removedCount)
    }
    // a heading or an alternative text without a character would make PDF/UA invalid
    const text = typedText && !limitedText.text.trim() ? EMPTY_TEXT : limitedText.text
    for (const letter of text) letters.add(letter)
    return text
  }
  const limitedTexts = changeEachText(value, limitText)
  for (const [owner, count] of markCounts) report.add(toStored('book.leftOutMarks', owner, count))
  for (const [owner, count] of directionCounts) report.add(toStored('book.leftOutDirections', owner, count))
  const fonts = await findFonts(letters)
  const numbersByLetter = new Map(
    [...fonts.missingLetters].toSorted().map((letter) => [letter, `[${toCodePoint(letter)}]`]),
  )
  const [firstNumber] = numbersByLetter.values()
  if (firstNumber) report.add(toStored('book.lostLetters', [...numbersByLetter.keys()], firstNumber))
  const toPrintable: ChangeText = (text, _owner, key) => {
    const printableText = [...text].map((letter) => numbersByLetter.get(letter) ?? letter).join('')
    return isPrinted(key) ? addBreaks(printableText) : printableText
  }
  return { value: changeEachText(limitedTexts, toPrintable), fonts }
}

/** Alternative texts are read aloud and have no lines, names of files look like addresses, and links lead to what was typed. */
const isPrinted = (key: string) => key !== 'alt' && key !== 'file' && key !== 'href'

/**
 * Reduces a text to the characters that are the least work for the typesetter. Removes marks, and characters that are invisible,
 * private or not assigned. An accent stays if Unicode has its letter with it.
 */
export const makePlain = (text: string) =>
  addBreaks(
    normalizeUnicode(text, 'NFC')
      .replace(/(?!\n)[\p{M}\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
      .replace(/[\p{Z}]/gu, ' '),
  )

function addCount(counts: Map<StoredSentence, number>, owner: StoredSentence, count: number) {
  if (count > 0) counts.set(owner, (counts.get(owner) ?? 0) + count)
}

/**
 * Matches characters to remove. Three of them would make PDF/UA invalid: a byte order mark, as in pasted text, a variation
 * selector of Mongolian that Typst takes for a letter, and an emoji variation selector after a space.
 */
const REMOVED_CHARACTERS = /(?!\n)[\p{Cc}\p{Cs}\ufeff\u180f]|(?<=\p{Zs})\ufe0f/gu

/** Printed instead of a text that has only characters to remove, or only spaces. */
const EMPTY_TEXT = '–'

const toCodePoint = (letter: string) =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
