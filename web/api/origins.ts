import type { PageData } from '../../contract/pages/pageRendering.ts'

type PageOrigin = Pick<PageData, 'origin'>

/**
 * Returns the origin of links that leave the house, such as invitations and printed codes: PUBLIC_URL or, if it is not set, the
 * origin of this page.
 */
export const readPublicOrigin = ({ origin = location.origin }: PageOrigin) => origin

/**
 * Returns the origin of links for devices in the same hall, such as the remote control's. If this page was opened at an address
 * on the local network, they can reach that address, but perhaps not the internet. No other device can reach `localhost`.
 */
export const readHallOrigin = (pageData: PageOrigin) =>
  isThisMachine(location.hostname) ? readPublicOrigin(pageData) : location.origin

/** Shortens a link for people who type it. */
export const withoutProtocol = (link: string) => link.replace(/^https?:\/\//, '')

/** Whether only this computer can open the host, as `reachOf` says (domain/privateAddress.ts), which visitors need not download. */
const isThisMachine = (hostname: string) =>
  /(^|\.)localhost\.?$|^127(\.\d+){3}$|^0\.0\.0\.0$|^\[::(1|ffff:7f..:\w+)?\]$/.test(hostname)
