import { isIP, isIPv6 } from 'node:net'

/** A network whose visitors are counted together. */
export interface Network {
  /** an IPv4 address, or the first bits of an IPv6 address, such as `2001:db8:1:2::/64` */
  name: string
  /** how many times the limit for one visitor this network may use */
  factor: number
}

/**
 * Parses an address as proxies write it: with or without brackets, a port or a zone. Returns null if the text is no IP address,
 * such as `unknown` or `_hidden`.
 */
export function parseAddress(text: string): string | null {
  const [, bracketed, withPort] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(text.trim()) ?? []
  const [address = ''] = (bracketed ?? withPort ?? text.trim()).split('%')
  return isIP(address) ? address : null
}

/**
 * Returns the network that counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, because one device
 * has all addresses that begin with these bits.
 */
export function toNetwork(address: string): string {
  // nearly all addresses are IPv4, and the check for a colon takes less time than the full check
  if (!address.includes(':') || !isIPv6(address)) return address
  const groups = parseGroups(address)
  const isIPv4Mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isIPv4Mapped) return groups.slice(6).flatMap(splitBytes).join('.')
  return writeNetwork(groups.slice(0, 4), 64)
}

/**
 * Lists the networks that contain a network of `toNetwork`, beginning with itself. One home often has 56 bits, which are 256 such
 * networks, and one customer of a hosting company 48 bits. Their limits are higher, because they may also be many people.
 */
export function listNetworks(network: string): [Network, ...Network[]] {
  const self = { name: network, factor: 1 }
  if (!network.endsWith('::/64')) return [self]
  const groups = parseGroups(network.slice(0, -'/64'.length)).slice(0, 4)
  const [home, lastGroup = 0] = [groups.slice(0, 3), groups[3]]
  return [
    self,
    { name: writeNetwork([...home, lastGroup & 0xff00], 56), factor: 4 },
    { name: writeNetwork(home, 48), factor: 16 },
  ]
}

/** Returns the largest network of `listNetworks`, for what one customer may not have many times. */
export const findWidestNetwork = (network: string): string => (listNetworks(network).at(-1) as Network).name

const writeNetwork = (groups: readonly number[], bits: number) =>
  `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`

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
