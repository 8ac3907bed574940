import { makeRandom } from '../../codecs/mutations.ts'
import { seed } from './seed.ts'

/** Returns a number from 0 to below 1. */
export const random = makeRandom(seed)
