import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from './project.mjs'

/**
 * Compares the sentences of a language with the English ones. Returns the names of those that are missing and of those that are the
 * same, such as 'visitors/gallery.ts: texts.filters.all'. A sentence that is made for names or numbers is not compared, only looked for.
 */
export async function compareSentences(language) {
  const missing = []
  const same = []
  /** objects that have been compared, because some rooms export a part under a name of its own */
  const seen = new Set()
  const rooms = readdirSync(inProject('languages/en'), { recursive: true }).filter((name) =>
    name.includes('/'),
  )
  for (const room of rooms) {
    const file = inProject(join('languages', language, room))
    if (!existsSync(file)) {
      missing.push(room)
      continue
    }
    const [english, other] = [await import(inProject(join('languages/en', room))), await import(file)]
    compare(room, '', english, other)
  }
  return { missing, same }

  function compare(room, path, english, other) {
    const name = path ? `${room}: ${path}` : room
    if (other === undefined || typeof other !== typeof english) return missing.push(name)
    if (typeof english === 'string' && english === other && /\p{L}{2}/u.test(english)) same.push(name)
    if (typeof english !== 'object' || english === null || seen.has(english)) return
    seen.add(english)
    for (const [key, value] of Object.entries(english))
      compare(room, path ? `${path}.${key}` : key, value, other[key])
  }
}
