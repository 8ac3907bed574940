import { randomInt } from 'node:crypto'
import { Stop } from '../stop.mjs'

/**
 * Chooses the number from which the test runners compute the order of the tests: TEST_ORDER, or a random number. Each file's
 * order depends on that number alone, so that it is the same without the other files.
 */
export function chooseTestOrder(given = process.env.TEST_ORDER) {
  if (!given) return randomInt(1, 100_000)
  if (!/^[1-9]\d{0,8}$/.test(given))
    throw new Stop(`TEST_ORDER must be a whole number from 1 to 999999999; it is "${given}".`)
  return Number(given)
}
