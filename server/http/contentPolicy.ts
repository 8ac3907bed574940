import { createHash } from 'node:crypto'
import { headScript } from './unscripted.ts'

/** Names an inline script or stylesheet by its content. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Nothing is loaded from any other host, and nothing here may be framed. Style attributes carry measures only. */
export const contentPolicy = {
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

const { defaultSrc, objectSrc, baseUri, frameAncestors } = contentPolicy

/** The header of a photograph, a film or a track, for whoever opens one alone: browsers style the page they make for it. */
export const filePolicy = headerOf({
  defaultSrc,
  styleSrc: ["'unsafe-inline'"],
  objectSrc,
  baseUri,
  frameAncestors,
})

/** That of a small picture, of which a screen shows many: the page that browsers make for it asks for nothing else. */
export const picturePolicy = headerOf({
  defaultSrc: ["'none'"],
  styleSrc: ["'unsafe-inline'"],
  frameAncestors,
})

/** The header of a page that contains these scripts and this stylesheet; it may contain no others. */
export function pagePolicy(scripts: readonly string[], style: string): string {
  const { scriptSrc, ...others } = contentPolicy
  return headerOf({
    ...others,
    scriptSrc: [...scriptSrc, ...scripts.map(hashOf)],
    styleSrcElem: ["'self'", hashOf(style)],
  })
}

function headerOf(policy: Record<string, string[]>): string {
  const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return Object.entries(policy)
    .map(([name, values]) => `${dashed(name)} ${values.join(' ')}`)
    .join(';')
}
