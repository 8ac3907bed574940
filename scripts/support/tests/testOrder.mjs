import { createHash, randomInt } from 'node:crypto'
import { Stop } from '../stop.mjs'

/**
 * Reads the number from which the test runners compute a random order of the tests: TEST_ORDER. Without it, returns undefined, and
 * the tests run in the order in which they are written. Each file's order depends on that number alone, so that it is the same
 * without the other files.
 */
export function readTestOrder(given = process.env.TEST_ORDER) {
  if (!given) return undefined
  if (!/^[1-9]\d{0,8}$/.test(given))
    throw new Stop(`TEST_ORDER must be a whole number from 1 to 999999999; it is "${given}".`)
  return Number(given)
}

export const chooseTestOrder = () => readTestOrder() ?? randomInt(1, 100_000)

/** Shuffles the names of files. The order of two files depends on the number alone, whichever other files there are. */
export function shuffle(files, order) {
  const hashOf = (file) => createHash('sha256').update(`${order} ${file}`).digest('hex')
  return files.toSorted((one, other) => (hashOf(one) < hashOf(other) ? -1 : 1))
}
