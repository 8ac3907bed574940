import type { AccessKey } from '../../../../contract/people/access.ts'

/**
 * Finds the newest access key that was made for this place, by its name. No other key is proposed for the place: the family
 * revokes one without ending the access of the others.
 */
export const findKeyFor = (keys: readonly AccessKey[], name: string) =>
  keys.filter((key) => key.name === name).at(-1)
