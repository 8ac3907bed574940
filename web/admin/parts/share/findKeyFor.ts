import type { AccessKey, KeyPlace } from '../../../../contract/people/access.ts'

/**
 * Finds the newest access key that was made for this place. No other key is proposed for the place: the family
 * revokes one without ending the access of the others.
 */
export const findKeyFor = (keys: readonly AccessKey[], place: KeyPlace) =>
  keys.filter((key) => key.place === place).at(-1)
