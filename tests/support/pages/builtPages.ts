import { existsSync } from 'node:fs'
import path from 'node:path'

/** Returns the folder of the built web. */
export function builtPages(): string {
  const dist = path.resolve(import.meta.dirname, '../../../dist')
  if (!existsSync(path.join(dist, 'render/en/render.js'))) {
    throw new Error('The pages have not been built: run `npm test`, or `npm start` once.')
  }
  return dist
}
