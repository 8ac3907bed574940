import { changeEachText } from './changeEachText.ts'
import { findByHalves } from './findByHalves.ts'
import { makePlain } from './prepareForTypesetting.ts'
import { type StoredSentence, toStored } from '../../../languages/storedSentence.ts'
import { anyPerson } from '../../../domain/person/person.ts'
import { inLanguage } from '../../../languages/inLanguage.ts'
import type { Language } from '../../../domain/language.ts'
import type { Report } from '../report.ts'

/**
 * Yields a template's data as people wrote it. If the typesetter stops at that, and the caller asks for more, yields the data with
 * changes to the texts that stop it by themselves, then with changes to all texts. Adds a sentence to `report` for each text that
 * it changes. Yields nothing more if the typesetter also stops without these texts.
 */
export async function* listPrintableVersions<T>(
  data: T,
  canTypeset: (data: T) => Promise<boolean>,
  report: Report,
): AsyncGenerator<T> {
  yield data
  const owners = new Map<string, StoredSentence>()
  const findOwner = (text: string, owner: StoredSentence) => {
    if (!SHORT_TEXT.test(text) && !owners.has(text)) owners.set(text, owner)
    return text
  }
  changeEachText(data, findOwner)
  const replace = (replacements: ReadonlyMap<string, string>, otherTexts: 'kept' | 'left out') =>
    changeEachText(data, (text) => {
      const rest = otherTexts === 'kept' || !owners.has(text) ? text : FILLER
      return replacements.get(text) ?? rest
    })
  if (!(await canTypeset(replace(new Map(), 'left out')))) return

  const stoppingTexts = await findByHalves([...owners.keys()], (group) =>
    canTypeset(replace(new Map(group.map((text) => [text, text])), 'left out')),
  )
  const plainTexts = new Map(stoppingTexts.map((text) => [text, makePlain(text).trim() || FILLER]))
  const canAllBePlain = await canTypeset(replace(plainTexts, 'left out'))
  const { notPrinted } = inLanguage((data as { language?: Language }).language ?? 'en', anyPerson).book
  const replacements = new Map<string, string>()
  for (const [text, plainText] of plainTexts) {
    const canBePlain = canAllBePlain || (await canTypeset(replace(new Map([[text, plainText]]), 'left out')))
    replacements.set(text, canBePlain ? plainText : notPrinted)
    report.add(toStored(canBePlain ? 'book.printedPlain' : 'book.leftOut', owners.get(text) ?? ''))
  }
  if (replacements.size > 0) yield replace(replacements, 'kept')

  report.add(toStored('book.allPrintedPlain'))
  yield replace(new Map([...owners.keys()].map((text) => [text, makePlain(text).trim() || FILLER])), 'kept')
}

/** Matches texts that cannot be at fault. The names of pictures, which must stay, are among them. */
const SHORT_TEXT = /^[\x20-\x7e]{0,40}$/
const FILLER = '–'
