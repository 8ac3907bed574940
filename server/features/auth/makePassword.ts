import { randomInt } from 'node:crypto'
import { passwordWords } from './passwordWords.ts'

/**
 * Makes a random password of four words and two digits, such as 'harbor-maple-thursday-lantern-48'. It has 50 bits, and can be
 * told over the telephone.
 */
export function makePassword(): string {
  const words = Array.from({ length: 4 }, () => passwordWords[randomInt(passwordWords.length)])
  return [...words, String(randomInt(100)).padStart(2, '0')].join('-')
}
