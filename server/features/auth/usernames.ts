import { toNameKey } from '../../../domain/foldConfusables.ts'

/**
 * Finds the keeper with a typed name. Two keepers can have names that now count as the same, because earlier versions compared
 * names exactly. In that case, finds the keeper whose name is spelled exactly as typed, or else the first keeper in the list.
 */
export function findKeeperByName<K extends { username: string }>(
  keepers: readonly K[],
  typedName: string,
): K | undefined {
  const namesakes = keepers.filter(({ username }) => toNameKey(username) === toNameKey(typedName))
  return namesakes.find(({ username }) => username.trim() === typedName.trim()) ?? namesakes[0]
}
