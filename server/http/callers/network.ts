import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

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
  if (!address.includes(':')) return address
  const parsed = ipaddr.IPv6.parse(address)
  return parsed.isIPv4MappedAddress()
    ? parsed.toIPv4Address().toString()
    : writeNetwork(parsed.parts.slice(0, 4), 64)
}

/**
 * Lists the networks that contain a network of `toNetwork`, beginning with itself. One home often has 56 bits, which are 256 such
 * networks, and one customer of a hosting company 48 bits. Their limits are higher, because they may also be many people.
 */
export function listNetworks(network: string): [Network, ...Network[]] {
  const self = { name: network, factor: 1 }
  if (!network.endsWith('::/64')) return [self]
  const { parts } = ipaddr.IPv6.parse(network.slice(0, -'/64'.length))
  const [home, lastGroup = 0] = [parts.slice(0, 3), parts[3]]
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
