import { randomInt } from 'node:crypto'
import { foldConfusables } from '../../../domain/foldConfusables.ts'
import { wordlist } from './wordlist.ts'

/**
 * Makes a random password of four words and two digits, such as 'harbor-maple-thursday-lantern-48'. It has 50 bits, and can be
 * told over the telephone.
 */
export function makePassword(): string {
  const chosen = Array.from({ length: 4 }, () => wordlist[randomInt(wordlist.length)])
  return [...chosen, String(randomInt(100)).padStart(2, '0')].join('-')
}

/**
 * Lists the passwords of `makePassword` that a text can mean, whatever its case and separators, as somebody writes down what was told
 * over the telephone: 'Harbor Maple Thursday Lantern 48'. Without separators, a few pairs of words can be read in two ways.
 */
export function listMadePasswords(typed: string): string[] {
  const [, letters = '', digits = ''] =
    /^([a-z]{16,36})(\d\d)$/.exec(
      foldConfusables(typed)
        .toLowerCase()
        .replace(/[^a-z\d]/g, ''),
    ) ?? []
  return listSplits(letters, 4).map((parts) => [...parts, digits].join('-'))
}

const knownParts: ReadonlySet<string> = new Set(wordlist)

const listSplits = (letters: string, count: number): string[][] => {
  if (count === 0) return letters === '' ? [[]] : []
  const lengths = Array.from(letters.slice(0, LONGEST_WORD), (_, index) => index + 1)
  return lengths
    .filter((length) => knownParts.has(letters.slice(0, length)))
    .flatMap((length) =>
      listSplits(letters.slice(length), count - 1).map((rest) => [letters.slice(0, length), ...rest]),
    )
}

const LONGEST_WORD = 9
