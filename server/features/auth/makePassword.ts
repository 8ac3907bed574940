import { randomInt } from 'node:crypto'
import { wordlist } from './wordlist.ts'

/**
 * Makes a random password of four words and two digits, such as 'harbor-maple-thursday-lantern-48'. It has 50 bits, and can be
 * told over the telephone.
 */
export function makePassword(): string {
  const chosen = Array.from({ length: 4 }, () => wordlist[randomInt(wordlist.length)])
  return [...chosen, String(randomInt(100)).padStart(2, '0')].join('-')
}
