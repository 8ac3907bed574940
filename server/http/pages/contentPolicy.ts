import { createHash } from 'node:crypto'
import { headScript } from './headScript.ts'
import { unscriptedStyle } from './unscripted.ts'

/** Names an inline script or stylesheet by its content. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Nothing is loaded from any other host, and nothing here may be framed. Style attributes carry measures only. */
const contentPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", hashOf(headScript)],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

export const defaultPolicy = headerOf(contentPolicy)

const { defaultSrc, objectSrc, baseUri, frameAncestors } = contentPolicy

/** The header of a photograph, a film or a track, for whoever opens one alone: browsers style the page they make for it. */
export const filePolicy = headerOf({
  defaultSrc,
  styleSrc: ["'unsafe-inline'"],
  objectSrc,
  baseUri,
  frameAncestors,
})

/** The header of a page without a stylesheet or script of its own but this one. */
export const scriptPolicy = (script: string) =>
  headerOf({ ...contentPolicy, scriptSrc: ["'self'", hashOf(script)] })

/** The header of a page that contains this stylesheet beside that for readers without scripts; it may contain no others. */
export const pagePolicy = (style: string) =>
  headerOf({ ...contentPolicy, styleSrcElem: ["'self'", hashOf(style), hashOf(unscriptedStyle)] })

function headerOf(policy: Record<string, string[]>): string {
  const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return Object.entries(policy)
    .map(([name, values]) => `${dashed(name)} ${values.join(' ')}`)
    .join(';')
}
