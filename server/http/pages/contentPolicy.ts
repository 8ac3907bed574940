import { createHash } from 'node:crypto'
import { headScript } from './headScript.ts'
import { unscriptedStyle } from './unscripted.ts'

/** Hashes an inline script or stylesheet for a policy. */
export const makePolicyHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Nothing loads from any other host, and no page may be framed. Style attributes only carry measures. */
const contentPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", makePolicyHash(headScript)],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

export const defaultPolicy = formatPolicy(contentPolicy)

const { defaultSrc, objectSrc, baseUri, frameAncestors } = contentPolicy

/** The policy of a photograph, video or song that somebody opens by itself: browsers style the page they make for it. */
export const filePolicy = formatPolicy({
  defaultSrc,
  styleSrc: ["'unsafe-inline'"],
  objectSrc,
  baseUri,
  frameAncestors,
})

/** Makes the policy of a page whose only script or stylesheet of its own is this one. */
export const scriptPolicy = (script: string) =>
  formatPolicy({ ...contentPolicy, scriptSrc: ["'self'", makePolicyHash(script)] })

/** Makes the policy of a page that contains this stylesheet and the one for readers without scripts, and no others. */
export const pagePolicy = (style: string) =>
  formatPolicy({
    ...contentPolicy,
    styleSrcElem: ["'self'", makePolicyHash(style), makePolicyHash(unscriptedStyle)],
  })

function formatPolicy(policy: Record<string, string[]>): string {
  const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return Object.entries(policy)
    .map(([name, values]) => `${dashed(name)} ${values.join(' ')}`)
    .join(';')
}
