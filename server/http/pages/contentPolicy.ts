import { createHash } from 'node:crypto'
import { headScript } from './headScript.ts'
import { unscriptedStyle } from './unscripted.ts'

/** Makes the hash by which a content security policy allows an inline script or stylesheet. */
export const makePolicyHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The rules for all responses that have no policy of their own. Nothing may load from another host, and no site may show a page
 * in a frame. Inline styles are allowed, because style attributes contain only measurements.
 */
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

/**
 * The policy for a photograph, video or song that a person opens directly. Nothing in such a file may run, load or send anything,
 * even if it were a page. A video loads itself, and browsers style the page that they generate around a file.
 */
export const filePolicy = formatPolicy({
  defaultSrc: ["'none'"],
  mediaSrc: ["'self'"],
  styleSrc: ["'unsafe-inline'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
})

/** Makes the policy for a page that contains this inline script and no other inline script. */
export const makeScriptPolicy = (script: string) =>
  formatPolicy({ ...contentPolicy, scriptSrc: ["'self'", makePolicyHash(script)] })

/** Makes the policy for a page with two inline stylesheets: this one, and the one for readers without scripts. */
export const makePagePolicy = (style: string) =>
  formatPolicy({
    ...contentPolicy,
    styleSrcElem: ["'self'", makePolicyHash(style), makePolicyHash(unscriptedStyle)],
  })

function formatPolicy(policy: Record<string, string[]>): string {
  const toDashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return Object.entries(policy)
    .map(([name, values]) => `${toDashed(name)} ${values.join(' ')}`)
    .join(';')
}
