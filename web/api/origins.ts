import { readPageData } from './readPageData.ts'

let publicOrigin: string | undefined

/**
 * Returns the origin of links that leave the house, such as invitations and printed codes: PUBLIC_URL or, if it is not set, the
 * origin of this page.
 */
export const readPublicOrigin = () => (publicOrigin ??= readPageData().origin ?? location.origin)

/**
 * Returns the origin of links for devices in the same room, such as the remote control's. If this page was opened at an address
 * on the local network, they can reach that address, but perhaps not the internet. No other device can reach `localhost`.
 */
export const readRoomOrigin = () => (isThisMachine(location.hostname) ? readPublicOrigin() : location.origin)

const isThisMachine = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
