import { isIPv6 } from 'node:net'

/**
 * Returns the network that counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, because one customer
 * has all addresses that begin with these bits. Returns other text unchanged.
 */
export function toNetwork(address: string): string {
  const [withoutZone = ''] = address.split('%')
  // nearly all addresses are IPv4, and the check for a colon takes less time than the full check
  if (!withoutZone.includes(':') || !isIPv6(withoutZone)) return withoutZone
  const groups = parseGroups(withoutZone)
  const isIPv4Mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isIPv4Mapped) return groups.slice(6).flatMap(splitBytes).join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/**
 * Parses an IPv6 address into its eight groups of 16 bits, and replaces `::` with groups of zero. An address may end in IPv4
 * notation, such as `::ffff:192.0.2.1`; `URL` converts this ending to two groups.
 */
function parseGroups(address: string): number[] {
  const halves = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [groupsBefore = [], groupsAfter] = halves.map((half) =>
    half
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  )
  if (!groupsAfter) return groupsBefore
  return [
    ...groupsBefore,
    ...Array<number>(8 - groupsBefore.length - groupsAfter.length).fill(0),
    ...groupsAfter,
  ]
}

const splitBytes = (group: number) => [group >> 8, group & 255]
