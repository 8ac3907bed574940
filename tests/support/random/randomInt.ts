import { random } from './random.ts'

/** Returns a whole number from 0, or from `from`, to below `end`. */
export function randomInt(end: number): number
export function randomInt(from: number, end: number): number
export function randomInt(first: number, second?: number): number {
  const [from, end] = second === undefined ? [0, first] : [first, second]
  return from + Math.floor(random() * (end - from))
}
